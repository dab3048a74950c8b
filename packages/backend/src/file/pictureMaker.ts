/** One made-over picture, by what stands behind the name of its file: `-480.webp`, `.jpg`. */
export interface MadePicture {
  suffix: string
  bytes: Uint8Array
}

/** What has come of an upload. */
export type MakingOver =
  /** Width and height are those of the picture as it is looked at, in pixels. */
  | { width: number; height: number; pictures: MadePicture[] }
  /** Why it cannot be used, in words for the agent. */
  | { refusal: string }

/** Makes pictures over, so that nothing of what was uploaded reaches a visitor but what can be seen. */
export interface PictureMaker {
  makeOver(original: Uint8Array, contentType: string): Promise<MakingOver>
}
