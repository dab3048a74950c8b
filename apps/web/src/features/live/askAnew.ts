import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Asks anew for what may have changed. What is just being asked for the first time would be left alone, and
 * may have been read before the change: it is asked once more when it has come.
 */
export function askAnew(client: QueryClient, queryKey: QueryKey): void {
  const cache = client.getQueryCache()
  for (const query of cache.findAll({ queryKey })) {
    const { fetchStatus, data } = query.state
    if (fetchStatus !== 'fetching' || data !== undefined) continue
    const again = () => void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    query.promise?.then(again, () => undefined)
  }
  void client.invalidateQueries({ queryKey })
}
