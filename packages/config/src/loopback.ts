/** Whether a server that listens on this host can be reached from its own machine alone. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}

/** Whether an address of the web leads to the machine it is opened on. */
export function isLoopbackUrl(url: string): boolean {
  return isLoopback(new URL(url).hostname.replace(/^\[(.*)\]$/, '$1'))
}
