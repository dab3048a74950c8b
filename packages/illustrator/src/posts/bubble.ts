import { illuminate } from '../colour.ts'
import { createDefs, type Defs } from '../defs.ts'
import { cottage } from '../fronts/cottage.ts'
import { lawnColour, tree } from '../planting.ts'
import { createRandom } from '../random.ts'
import { d, path, rect } from '../shapes.ts'
import { street } from '../street.ts'
import { placed, SHEET_HEIGHT, SHEET_WIDTH, type StageOf } from './sheet.ts'

/** The street of the home page, of which this shows the foot. */
const STREET = { width: 1600, height: 760 }

/** A street at dusk under a bubble of speech, in which somebody's home stands with its lights on. */
export function bubble(defs: Defs, stageOf: StageOf): string {
  const height = Math.round((STREET.height * SHEET_WIDTH) / STREET.width) + 60
  // Its own definitions are darkened with it; those of the cottage must not be.
  const dusk = createDefs('street')
  const houses = street(
    {
      ...{ scene: 'street', building: 'terraced', beds: 3, baths: 1, areaSqft: 0 },
      ...{ seed: 9, nth: 1 },
    },
    dusk,
  )
  return (
    `${dusk}<svg y="${SHEET_HEIGHT - height}" width="${SHEET_WIDTH}" height="${height}" viewBox="0 0 ${STREET.width} ${STREET.height}" preserveAspectRatio="xMidYMax slice">${houses}</svg>` +
    said(defs, stageOf)
  )
}

/** The bubble, its tail towards a lit window, and what is in it. */
function said(defs: Defs, stageOf: StageOf): string {
  const random = createRandom('in the bubble')
  const outline = d`M420 44H794a44 44 0 0 1 44 44V290a44 44 0 0 1 -44 44H560L506 398L512 334H420a44 44 0 0 1 -44 -44V88a44 44 0 0 1 44 -44Z`
  const clip = defs.fill(
    'said',
    (id) =>
      `<clipPath id="${id}"><rect x="386" y="54" width="442" height="270" rx="34"/></clipPath>`,
  )
  const home = placed({
    art: cottage(stageOf(6, { lit: 1 })).art,
    ...{ x: 424, foot: 292, scale: 0.62, from: 70, to: 660 },
  })
  const view =
    rect(376, 44, 462, 290, '#F8EBD8') +
    path('M376 252Q470 214 590 236T838 220V334H376Z', '#CFD8BE') +
    rect(376, 286, 462, 60, lawnColour('summer')) +
    tree(432, 296, 34, random, 'summer') +
    tree(796, 298, 40, random, 'summer') +
    home
  return (
    path(outline, '#0B211E', { opacity: 0.28, transform: 'translate(0 10)' }) +
    path(outline, '#FBF7EF') +
    `<g clip-path="${clip}">${illuminate(view, { colour: '#FFE7C4', strength: 0.04 }, [])}</g>`
  )
}
