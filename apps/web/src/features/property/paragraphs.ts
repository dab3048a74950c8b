/** The paragraphs of a description: a blank line begins a new one (S1 section 2). */
export function paragraphsOf(description: string): string[] {
  return description
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
