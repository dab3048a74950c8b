/** About what search results and chats show of a description. */
const MOST = 200
const SENTENCE_END = /[.!?]["')\]’”]*(?=\s|$)/

/** A text on one line, cut between words where it is too long for a description. */
export function oneLine(text: string, most = MOST): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most)
  const end = cut.lastIndexOf(' ')
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.]+$/, '')}…`
}

/** The first sentence of a text; all of it when it has no end. */
export function firstSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const end = SENTENCE_END.exec(line)
  return end ? line.slice(0, end.index + end[0].length) : line
}
