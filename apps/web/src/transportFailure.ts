import { TRPCClientError } from '@trpc/client'

const UNREACHABLE = 'Hearth cannot be reached. Check your connection and try again.'
const UNREADABLE = 'The server gave an answer that could not be read.'

/**
 * Plain words for an error that the server did not send itself: the browser's own ("Failed to fetch",
 * "Unexpected token '<'") mean nothing to people. Undefined for what the server said.
 */
export function transportFailure(error: unknown): string | undefined {
  if (!(error instanceof TRPCClientError) || error.shape !== undefined) return undefined
  // fetch rejects with a TypeError without a connection and a DOMException when it is cut off.
  const { cause } = error
  return cause instanceof TypeError || cause instanceof DOMException ? UNREACHABLE : UNREADABLE
}
