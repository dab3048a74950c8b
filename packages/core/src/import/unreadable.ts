/** A file as a whole cannot be read; the message tells the agent why, and what to do. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}
