import { DOORS } from '../palette.ts'
import { at, mirrored } from '../shapes.ts'
import type { Stage } from '../stage.ts'

interface House {
  /** −2 to 2; 0 is the one for sale. */
  index: number
  /** The colour of its front door, never its neighbour's. */
  doorColour: string
}

/**
 * Draws a row of houses of one width, with the middle house centred in the picture. Neighbours are
 * handed: every second house is its neighbour's mirror image, so that doors and chimneys pair up.
 */
export function row(
  stage: Stage,
  width: number,
  handed: boolean,
  draw: (house: House) => string,
): string {
  const first = stage.random.int(0, DOORS.length - 1)
  const reach = Math.ceil((360 - width / 2) / width)
  let art = ''
  for (let index = -reach; index <= reach; index += 1) {
    const doorColour = DOORS[(first + (index + reach) * 3) % DOORS.length] ?? DOORS[0]
    const house = draw({ index, doorColour })
    const flipped = handed && Math.abs(index) % 2 === 1
    art += at(360 - width / 2 + index * width, 0, flipped ? mirrored(width / 2, house) : house)
  }
  return art
}
