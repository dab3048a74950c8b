import { describe, expect, it } from 'vitest'
import { drawPicture } from './draw.ts'
import { BUILDINGS, type Building, type Picture, SCENES, type Scene } from './picture.ts'
import { danglingReferences, faultIn } from './testing/wellFormed.ts'

const picture = (scene: Scene, building: Building, more: Partial<Picture> = {}): Picture => ({
  scene,
  building,
  beds: 3,
  baths: 2,
  areaSqft: 1120,
  seed: 41,
  nth: 1,
  ...more,
})

const everyKind = SCENES.flatMap((scene) => BUILDINGS.map((building) => [scene, building] as const))
/** A plan follows from the facts of its listing, and the stand-in is always the same. */
const varied = everyKind.filter(([scene]) => scene !== 'floorplan' && scene !== 'placeholder')

describe.each(everyKind)('%s of %s', (scene, building) => {
  it('is well-formed with any number of rooms', () => {
    for (let beds = 0; beds <= 7; beds += 1) {
      for (let baths = 1; baths <= 4; baths += 1) {
        const svg = drawPicture(
          picture(scene, building, { beds, baths, nth: baths, seed: beds * 7 }),
        )
        expect(faultIn(svg)).toBeUndefined()
        expect(danglingReferences(svg)).toEqual([])
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      }
    }
  })

  it('is the same every time', () => {
    expect(drawPicture(picture(scene, building))).toBe(drawPicture(picture(scene, building)))
  })

  it('stays within reason when an address asks for too much', () => {
    const svg = drawPicture(
      picture(scene, building, {
        beds: 99,
        baths: 99,
        areaSqft: 999_999,
        seed: 9_999_999_999,
        nth: 99,
      }),
    )
    expect(faultIn(svg)).toBeUndefined()
    expect(svg.length).toBeLessThan(160_000)
  })
})

describe.each(varied)('%s of %s', (scene, building) => {
  it('differs from its neighbours', () => {
    const ids = /h[a-z0-9]+(?=[fs]\d)/g
    const drawings = Array.from({ length: 12 }, (_, seed) =>
      drawPicture(picture(scene, building, { seed })).replace(ids, ''),
    )
    expect(new Set(drawings).size).toBe(12)
  })
})

it.each(BUILDINGS)('draws the front of %s small enough for a grid of cards', (building) => {
  const sizes = Array.from(
    { length: 40 },
    (_, seed) => drawPicture(picture('front', building, { seed, beds: 1 + (seed % 5) })).length,
  )
  expect(Math.max(...sizes)).toBeLessThan(30_000)
})

it('gives two drawings in one page no id in common', () => {
  const idsOf = (p: Picture) =>
    [...drawPicture(p).matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  const one = new Set(idsOf(picture('front', 'terraced')))
  const others = [
    picture('front', 'terraced', { seed: 42 }),
    picture('front', 'terraced', { nth: 2 }),
    picture('front', 'terraced', { beds: 4 }),
    picture('kitchen', 'terraced'),
    picture('floorplan', 'terraced'),
  ]
  for (const other of others) expect(idsOf(other).filter((id) => one.has(id))).toEqual([])
})
