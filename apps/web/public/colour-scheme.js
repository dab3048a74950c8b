// Runs before the first paint so that a dark page never flashes white. A file, not an inline
// script, because the content security policy allows none.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('hearth-colour-scheme')
  } catch {
    // Storage may be forbidden; the system's preference decides then.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()
