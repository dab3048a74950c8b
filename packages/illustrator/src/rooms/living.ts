import { WHITE } from '../palette.ts'
import { singleBed } from './beds.ts'
import { bookcase } from './bookcase.ts'
import { dining } from './diningRoom.ts'
import { fireside } from './fireside.ts'
import { coffeeTable, rug, sideTable, sofa } from './furniture.ts'
import { floorLamp, pendant, tableLamp } from './lamps.ts'
import { framed, housePlant } from './ornaments.ts'
import { FLOOR, type Room } from './room.ts'
import { bookColours } from './scheme.ts'
import { isDark, panelling, shell, sunPatch } from './shell.ts'
import { study } from './study.ts'
import { curtains, roomWindow } from './windows.ts'

/** The living room; the second is for dining, the third for reading and work. */
export function living(room: Room): string {
  const kind = (room.nth - 1) % 3
  if (kind === 1) return dining(room)
  if (kind === 2) return study(room)
  if (room.beds === 0) return studio(room)
  if (room.building === 'flats') return bigWindow(room)
  return room.seed % 2 === 0 ? fireside(room) : underPictures(room)
}

/** A long sofa under pictures, the window beside it. */
function underPictures(room: Room): string {
  const { scheme, random } = room
  const right = random.chance(0.5)
  const windowX = right ? 528 : 72
  const frames = random.int(0, 1)
  const middle = right ? 250 : 470
  const colours = [scheme.textile, scheme.accent, scheme.second] as const
  const pictures =
    frames === 0
      ? framed(middle - 136, 116, 76, 96, colours, 0) +
        framed(middle - 46, 104, 92, 118, [scheme.accent, scheme.second, scheme.textile], 1) +
        framed(middle + 60, 116, 76, 96, [scheme.second, scheme.textile, scheme.accent], 2)
      : framed(middle - 92, 98, 184, 124, colours, 0)
  return (
    shell(room) +
    (isDark(scheme.wall) ? '' : panelling(room)) +
    roomWindow(room, windowX, 84, 124, 206) +
    curtains(room, windowX, 84, 124, scheme.second) +
    pictures +
    rug(360, 424, 250, 34, scheme.rug, random.int(0, 2)) +
    (right ? '' : sunPatch(76, 120)) +
    sofa(middle - 156, 398, 312, scheme.textile, [scheme.accent, scheme.second, scheme.rug], 3) +
    sideTable(right ? middle + 166 : middle - 210, 392, 44, 58, scheme.wood) +
    tableLamp(right ? middle + 188 : middle - 188, 334, WHITE, scheme.accent) +
    coffeeTable(middle - 70, 446, 140, scheme.wood, random) +
    housePlant(right ? 52 : 676, 414, random.between(120, 156), random) +
    sofa(
      right ? 524 : 84,
      440,
      116,
      isDark(scheme.wall) ? scheme.second : scheme.accent,
      [scheme.rug],
      1,
    )
  )
}

/** A flat high up: one wide window, the town below. */
function bigWindow(room: Room): string {
  const { scheme, random } = room
  return (
    shell(room) +
    roomWindow(room, 196, 70, 400, 244) +
    curtains(room, 196, 70, 400, random.pick([scheme.second, '#E9E2D3'] as const)) +
    framed(50, 128, 78, 100, [scheme.textile, scheme.accent, scheme.second], random.int(0, 2)) +
    rug(380, 428, 250, 32, scheme.rug, random.int(0, 2)) +
    sunPatch(220, 220) +
    bookcase(30, FLOOR + 8, 112, 92, scheme.wood, random, bookColours(room.scheme)) +
    tableLamp(62, 280, WHITE, scheme.accent) +
    sofa(236, 406, 304, scheme.textile, [scheme.accent, scheme.second], 3) +
    coffeeTable(316, 452, 140, scheme.wood, random) +
    floorLamp(196, 416, WHITE, scheme.metal) +
    housePlant(646, 420, random.between(150, 190), random)
  )
}

/** In a studio the bed stands in the same room, under the same window. */
function studio(room: Room): string {
  const { scheme, random } = room
  return (
    shell(room) +
    roomWindow(room, 196, 70, 400, 200) +
    curtains(room, 196, 70, 400, random.pick([scheme.second, '#E9E2D3'] as const), 330) +
    framed(56, 120, 78, 100, [scheme.textile, scheme.accent, scheme.second], random.int(0, 2)) +
    rug(210, 432, 180, 28, scheme.rug, random.int(0, 2)) +
    singleBed(room, 366, random.pick([scheme.accent, scheme.second] as const)) +
    sofa(64, 408, 232, scheme.textile, [scheme.accent, scheme.second]) +
    coffeeTable(130, 454, 112, scheme.wood, random) +
    floorLamp(326, 412, WHITE, scheme.metal) +
    pendant(520, 52, scheme.accent, random.int(0, 2)) +
    housePlant(34, 424, random.between(120, 150), random)
  )
}
