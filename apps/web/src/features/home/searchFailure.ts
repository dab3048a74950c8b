import { transportFailure } from '../../transportFailure.ts'

export interface SearchFailure {
  /** For the destructive alert. */
  alert: string
  /** What the assistant says. */
  reply: string
}

/** What a visitor is told when the search of the home page fails (S1 section 8). */
export function describeSearchFailure(error: unknown): SearchFailure {
  if (error instanceof Error) {
    const alert = transportFailure(error) ?? error.message
    // The sentence has a full stop of its own.
    const message = alert.replace(/\.$/, '')
    return {
      alert,
      reply: `I'm sorry, I encountered an error: ${message}. Please try again with a different query.`,
    }
  }
  return {
    alert: 'An unknown error occurred while processing your search query.',
    reply: "I'm sorry, I encountered an unknown error. Please try again with a different query.",
  }
}
