/** The house that is cut open: where its walls and floors are, in the picture's pixels. */
export const HOUSE = {
  left: 168,
  right: 648,
  eaves: 226,
  wall: 16,
  floor: 366,
  ground: 506,
} as const

/** The wall between the rooms of each floor. */
export const PARTY = { x: 404, w: 8 } as const
