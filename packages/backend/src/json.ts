/** A text from outside as JSON. Undefined for what is none: the parser's own message would quote it. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
