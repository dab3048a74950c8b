/** One module of dependency-cruiser's report, as far as it is read here. */
export interface Module {
  source: string
  dependencies: readonly { resolved: string; dependencyTypes: readonly string[] }[]
}

/** What an image is asked to run. */
const COMMANDS = [
  'apps/server/src/main.ts',
  'apps/worker/src/main.ts',
  ...['agent', 'demo', 'doctor', 'import', 'migrate', 'newsletter'].map(
    (name) => `scripts/${name}/main.ts`,
  ),
]
/** The Dockerfile takes these away once the web app is built. */
const TAKEN_AWAY = /^(apps\/web|bench|e2e)\//

/**
 * What the commands of the image import that it does not hold, one line each: files that .dockerignore keeps
 * out, and packages that only development needs.
 */
export function imageComplaints(
  modules: readonly Module[],
  isInContext: (path: string) => boolean,
): string[] {
  const bySource = new Map(modules.map((each) => [each.source, each]))
  const complaints: string[] = []
  const seen = new Set(COMMANDS)
  for (const source of seen) {
    if (!bySource.has(source) && COMMANDS.includes(source)) {
      complaints.push(`not in the image: ${source} is not there`)
    }
    if (!isInContext(source) || TAKEN_AWAY.test(source)) {
      complaints.push(`not in the image: ${source}`)
    }
    for (const { resolved, dependencyTypes } of bySource.get(source)?.dependencies ?? []) {
      // Types are gone by the time that anything runs.
      if (dependencyTypes.includes('type-only')) continue
      if (dependencyTypes.includes('npm-dev')) {
        complaints.push(`not in the image: ${source} → ${resolved}, which only development has`)
      }
      if (bySource.has(resolved) && !resolved.includes('node_modules/')) seen.add(resolved)
    }
  }
  return complaints
}
