/** One made-over picture, by what stands behind the name of its file: `-480.webp`, `.jpg`. */
export interface MadePicture {
  suffix: string
  bytes: Uint8Array
}

/** Pixels as they are looked at, without gaps: RGB, or RGBA where there are four channels. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
  channels: 3 | 4
}

/** An upload cannot be used; the message says why, in words for the agent. */
export class Refused extends Error {
  override readonly name = 'Refused'
}
