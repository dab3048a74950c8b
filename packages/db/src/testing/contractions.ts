/** What the version before would miss, or could not write any more. Loosening a constraint is none of it. */
const TAKES_AWAY: readonly RegExp[] = [
  /\bdrop\s+(table|column|type|schema|view)\b/i,
  /\brename\s+(to|column|constraint|value)\b/i,
  /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i,
  /\balter\s+column\s+\S+\s+(set\s+not\s+null|drop\s+default)\b/i,
  /\badd\s+column\s+(?:(?!\bdefault\b|\bgenerated\b|;|,\s*add\b)[\s\S])*\bnot\s+null\b(?![^;,]*\b(default|generated)\b)/i,
  /\btruncate\b/i,
]
/** A migration that may take away says so, and since when nothing needs it. */
const KNOWINGLY = /^--\s*contracts:\s*\S/im

const BREAKPOINT = '--> statement-breakpoint'

/** The statements of a migration that take away what the last version needs, unless it says that it knows. */
export function contractionsIn(migration: string): string[] {
  if (KNOWINGLY.test(migration)) return []
  return migration
    .split(BREAKPOINT)
    .map((statement) => statement.replace(/^\s*--.*$/gm, '').trim())
    .filter((statement) => TAKES_AWAY.some((pattern) => pattern.test(statement)))
}
