import { createDefs } from './defs.ts'
import { floorplan } from './floorplan/drawing.ts'
import { front } from './fronts/front.ts'
import type { Picture } from './picture.ts'
import { placeholder } from './placeholder.ts'
import { fingerprint } from './random.ts'
import { interior } from './rooms/interior.ts'
import { street } from './street.ts'

const MOST_ROOMS = 8
const LARGEST_AREA = 99_999

/** An address may ask for 99 bedrooms: what is drawn stays within reason. */
function withinReason(picture: Picture): Picture {
  const whole = (value: number, limit: number): number =>
    Number.isFinite(value) ? Math.min(limit, Math.max(0, Math.round(value))) : 0
  return {
    ...picture,
    beds: whole(picture.beds, MOST_ROOMS),
    baths: whole(picture.baths, MOST_ROOMS),
    areaSqft: whole(picture.areaSqft, LARGEST_AREA),
    seed: whole(picture.seed, 9_999_999_999),
    nth: Math.max(1, whole(picture.nth, 99)),
  }
}

/** Draws a picture as a whole SVG document; the same picture is always the same text. */
export function drawPicture(picture: Picture): string {
  const p = withinReason(picture)
  const defs = createDefs(`h${fingerprint(Object.values(p).join('/'))}`)
  const content = draw(p, defs)
  const [width, height] = p.scene === 'street' ? [1600, 760] : [720, 480]
  const crop = p.scene === 'street' ? 'xMidYMax' : 'xMidYMid'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${crop} slice">${defs}${content}</svg>`
}

function draw(picture: Picture, defs: ReturnType<typeof createDefs>): string {
  const { scene, building } = picture
  switch (scene) {
    case 'front':
      return front(picture, defs)
    case 'living':
    case 'kitchen':
    case 'bedroom':
    case 'bathroom':
    case 'garden':
      return building === 'land' ? front(picture, defs) : interior(picture, scene, defs)
    case 'floorplan':
      return floorplan(picture, defs)
    case 'street':
      return street(picture, defs)
    default:
      return placeholder()
  }
}
