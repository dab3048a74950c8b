import { tidyLines } from '../message/typedText.ts'

/** A file as a whole cannot be read; the message tells the agent why, and what to do. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'

  constructor(message: string) {
    // What it quotes of the file may hold what nobody can store or show.
    super(tidyLines(message))
  }
}
