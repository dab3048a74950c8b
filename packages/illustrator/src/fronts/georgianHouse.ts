import { shade } from '../colour.ts'
import { door, doorColour, surround } from '../doors.ts'
import { slateRoof, type Wall, wallOf } from '../materials.ts'
import { WHITE } from '../palette.ts'
import { climber, hedge, potPlant } from '../planting.ts'
import { takeTurns } from '../random.ts'
import { chimney, pitchedRoof } from '../roofs.ts'
import { rect, repeat } from '../shapes.ts'
import { type Elevation, GROUND, type Stage } from '../stage.ts'
import { drawWindow, type Head } from '../windows.ts'

export function georgian(stage: Stage): Elevation {
  const { random } = stage
  const walls = wallOf(
    stage,
    takeTurns(['stone', 'render', 'red', 'stock'] as const, Math.floor(stage.seed / 5)),
  )
  const roof = slateRoof(stage)
  const bays = stage.beds >= 4 ? 5 : 3
  const w = bays === 5 ? 436 : 332
  const x = 360 - w / 2
  const bars = random.pick(['sash6', 'sash2'] as const)
  const head: Head =
    walls.surface === 'brick' ? 'brick' : walls.surface === 'stone' ? 'keystone' : 'none'
  const trim = walls.surface === 'brick' ? shade(walls.colour, 0.4) : walls.trim
  const step = w / bays
  const columns = Array.from({ length: bays }, (_, i) => x + step * (i + 0.5) - 20)
  const middle = (bays - 1) / 2
  const quoins = walls.surface !== 'render' || random.chance(0.5)
  const art =
    chimney(x + 26, 66, 38, 112, walls.fill, walls.colour, 3) +
    chimney(x + w - 64, 66, 38, 112, walls.fill, walls.colour, 3) +
    pitchedRoof(stage, x - 14, x + w + 14, 104, 188, roof, 52) +
    rect(x, 188, w, GROUND - 188, walls.fill) +
    rect(x - 8, 186, w + 16, 9, WHITE) +
    rect(x, 195, w, 6, '#20302C', { opacity: 0.13 }) +
    rect(x, 302, w, 6, trim) +
    (quoins ? quoinStones(x, walls) + quoinStones(x + w - 14, walls) : '') +
    columns
      .map(
        (cx, i) =>
          drawWindow(stage, cx, 220, 40, 64, { bars, head, trim }) +
          (i === middle ? '' : drawWindow(stage, cx - 1, 330, 42, 70, { bars, head, trim })),
      )
      .join('') +
    surround(338, 346, 44, 74, 322, random.pick(['pediment', 'hood'] as const), WHITE) +
    door(stage, 338, 346, 44, 74, { leaf: 'six', colour: doorColour(stage), fan: 'box' }) +
    rect(322, 418, 76, 6, '#D9D2C4') +
    (random.chance(0.35) ? climber(x + 22, 420, 62, 170, random) : '') +
    hedge(x - 6, 428, w / 2 - 56, 20) +
    hedge(x + w / 2 + 62, 428, w / 2 - 56, 20) +
    potPlant(308, 426, random, '#5E6066') +
    potPlant(412, 426, random, '#5E6066')
  return { art, setting: 'garden', doorX: 360, left: x - 14, right: x + w + 14 }
}

function quoinStones(x: number, walls: Wall): string {
  return repeat(11, (i) =>
    rect(x + (i % 2 ? 0 : -1), 200 + i * 20, i % 2 ? 10 : 15, 19, shade(walls.trim, -0.03)),
  )
}
