import { describe, expect, it } from 'vitest'
import { createDefs } from './defs.ts'
import { areaText } from './floorplan/drawing.ts'
import { floorsOf } from './floorplan/programme.ts'
import { centredText, widthOf } from './lettering.ts'
import { BUILDINGS } from './picture.ts'

const labels = BUILDINGS.flatMap((building) =>
  [0, 1, 2, 3, 4, 6, 8].flatMap((beds) =>
    floorsOf({ building, beds, baths: beds }).flatMap((floor) => [
      floor.name,
      floor.hall,
      ...[...floor.sideA, ...floor.sideB, floor.end].map((room) => room.label),
    ]),
  ),
)

describe('lettering', () => {
  it('has an outline for every letter that plans are labelled with', () => {
    const used = new Set([...labels, areaText(98.7), "13'9 × 11'6", 'Not to scale'].join(''))
    expect([...used].filter((letter) => widthOf(letter, 10) === 0)).toEqual([])
    expect([...used].filter((letter) => widthOf(letter, 10, 'semibold') === 0)).toEqual([])
  })

  it('separates every number of an outline, so that no letter comes out broken', () => {
    const defs = createDefs('t')
    centredText(defs, 'sS35', 0, 0, { size: 10, fill: '#000000' })
    expect(String(defs)).not.toMatch(/[MLQ](-?\d+ )?-?\d{4,}/)
  })

  it('grows with the size and the text', () => {
    expect(widthOf('Bedroom 1', 20)).toBeCloseTo(2 * widthOf('Bedroom 1', 10))
    expect(widthOf('Bedroom', 10)).toBeLessThan(widthOf('Bedroom 1', 10))
  })

  it('defines a letter once however often it is drawn', () => {
    const defs = createDefs('t')
    const text = centredText(defs, 'Hall', 50, 0, { size: 10, fill: '#000000' })
    expect(text.match(/<use/g)).toHaveLength(4)
    expect(String(defs).match(/<path/g)).toHaveLength(3)
  })
})
