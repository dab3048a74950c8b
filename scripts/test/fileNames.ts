/** Rooms with no meaning: whatever is put there belongs somewhere else. */
const VAGUE = /(^|\/)(utils?|helpers?|common|misc|shared|lib)(\/|\.tsx?$)/
const BARREL = /(^|\/)index\.tsx?$/
const TEST_IN_A_FOLDER = /(^|\/)(__tests__|__mocks__)\//

/** What the names of these files give reason to object to, one line each. */
export function fileNameComplaints(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (VAGUE.test(path)) return [`a name that says nothing: ${path}`]
    // A route's file is named by its address, and that of the home page is called index.
    if (BARREL.test(path) && !path.includes('/routes/')) return [`a barrel file: ${path}`]
    if (TEST_IN_A_FOLDER.test(path)) return [`a test apart from its code: ${path}`]
    if (path.endsWith('.tsx') && !path.startsWith('apps/web/')) {
      return [`Node cannot run .tsx outside the web app: ${path}`]
    }
    return []
  })
}
