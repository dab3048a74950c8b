/** What a typewriter shows: the first `length` characters of one of its texts. */
export interface TypewriterState {
  text: number
  length: number
  isDeleting: boolean
}

export const TYPEWRITER_START: TypewriterState = { text: 0, length: 0, isDeleting: false }

const PAUSE_MS = 3000
const DELETE_MS = 30
const TYPE_MS = { least: 50, most: 80 }

/** Milliseconds until the next step. `random` is from 0 up to 1: nobody types evenly. */
export function typewriterDelay(
  state: TypewriterState,
  texts: readonly string[],
  random: number,
): number {
  if (state.isDeleting) return DELETE_MS
  if (state.length === texts[state.text]?.length) return PAUSE_MS
  return TYPE_MS.least + random * (TYPE_MS.most - TYPE_MS.least)
}

/** Types the text, deletes it, goes on to the next, and begins again after the last. */
export function typewriterStep(state: TypewriterState, texts: readonly string[]): TypewriterState {
  const { text, length, isDeleting } = state
  if (!isDeleting) {
    return length === texts[text]?.length
      ? { text, length: length - 1, isDeleting: true }
      : { text, length: length + 1, isDeleting }
  }
  return length === 0
    ? { text: (text + 1) % texts.length, length: 0, isDeleting: false }
    : { text, length: length - 1, isDeleting }
}
