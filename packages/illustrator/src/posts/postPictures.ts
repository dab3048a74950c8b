import { createDefs, type Defs } from '../defs.ts'
import { createRandom } from '../random.ts'
import { bubble } from './bubble.ts'
import { doorway } from './doorway.ts'
import { section } from './section.ts'
import { SHEET_HEIGHT, SHEET_WIDTH, type StageOf } from './sheet.ts'
import { terrace } from './terrace.ts'

/** The picture of each post of the blog, by the post's id. */
const DRAWN: Readonly<Record<string, (defs: Defs, stageOf: StageOf) => string>> = {
  'renters-rights-act-what-changed': terrace,
  'search-by-describing': bubble,
  'how-to-read-an-epc': section,
  'what-to-ask-at-a-viewing': doorway,
}

export const POST_PICTURES = Object.keys(DRAWN)

/** Draws the picture of a post as a whole SVG document. Throws for a post that has none. */
export function drawPost(id: string): string {
  const draw = DRAWN[id]
  if (!draw) throw new Error(`There is no picture of ${id}`)
  const defs = createDefs('p')
  const stageOf: StageOf = (seed, more) => ({
    ...{ seed, beds: 3, nth: 1, defs, season: 'summer', lit: 0 },
    random: createRandom('post', id, seed),
    ...more,
  })
  const content = draw(defs, stageOf)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET_WIDTH} ${SHEET_HEIGHT}" width="${SHEET_WIDTH}" height="${SHEET_HEIGHT}">${defs}${content}</svg>`
}
