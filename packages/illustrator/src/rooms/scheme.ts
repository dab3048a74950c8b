import { takeTurns } from '../random.ts'

/** The colours that run through all rooms of one home. */
export interface Scheme {
  wall: string
  /** A wall or unit painted to be noticed. */
  feature: string
  /** Sofas, beds: the largest textiles. */
  textile: string
  accent: string
  second: string
  rug: string
  wood: string
  floor: 'boards' | 'herringbone' | 'carpet' | 'tiles' | 'flags'
  floorColour: string
  metal: string
}

const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  {
    wall: '#EFE6D6',
    feature: '#1F4D46',
    textile: '#5D7B6F',
    accent: '#C8553D',
    second: '#D8A23A',
    rug: '#E3CDB0',
    wood: '#A9825A',
    floor: 'boards',
    floorColour: '#C9A377',
    metal: '#C9A254',
  },
  {
    wall: '#E3E7DE',
    feature: '#7E9483',
    textile: '#E9DFCF',
    accent: '#B4693F',
    second: '#3F5F55',
    rug: '#C9CFBF',
    wood: '#8F6B4A',
    floor: 'herringbone',
    floorColour: '#C7A67E',
    metal: '#2F3638',
  },
  {
    wall: '#E4EAEC',
    feature: '#27406B',
    textile: '#3F5878',
    accent: '#D8A23A',
    second: '#C98D6C',
    rug: '#D5DAD9',
    wood: '#B48E63',
    floor: 'boards',
    floorColour: '#D3B58C',
    metal: '#B9BDBD',
  },
  {
    wall: '#F3E4DA',
    feature: '#B7727A',
    textile: '#C9877B',
    accent: '#5E7F63',
    second: '#EAD2A8',
    rug: '#EBD8CC',
    wood: '#9A7650',
    floor: 'carpet',
    floorColour: '#DCCDBB',
    metal: '#C9A254',
  },
  {
    wall: '#F5F2EB',
    feature: '#3B4246',
    textile: '#8E9698',
    accent: '#C27B5D',
    second: '#D9CBB2',
    rug: '#DDD8CE',
    wood: '#C09A6B',
    floor: 'boards',
    floorColour: '#DCC39D',
    metal: '#2F3638',
  },
  {
    wall: '#F2E7CC',
    feature: '#D8A23A',
    textile: '#4E6B66',
    accent: '#7A2E2E',
    second: '#E3A479',
    rug: '#D9C49A',
    wood: '#7D5B40',
    floor: 'herringbone',
    floorColour: '#B98F62',
    metal: '#2F3638',
  },
  {
    wall: '#E9E3E9',
    feature: '#6B5E77',
    textile: '#8A7C95',
    accent: '#D9A57C',
    second: '#5D7B6F',
    rug: '#D8CFD6',
    wood: '#A9825A',
    floor: 'carpet',
    floorColour: '#CFC7C2',
    metal: '#B9BDBD',
  },
  {
    wall: '#51695F',
    feature: '#3D564D',
    textile: '#C98D6C',
    accent: '#E6C36A',
    second: '#E9DFCF',
    rug: '#CDB797',
    wood: '#9A7650',
    floor: 'boards',
    floorColour: '#A9825A',
    metal: '#C9A254',
  },
]

export function schemeOf(seed: number): Scheme {
  return takeTurns(SCHEMES, seed)
}

/** What stands on the shelves of a home. */
export function bookColours(scheme: Scheme): string[] {
  return [scheme.accent, scheme.second, scheme.textile, '#E9DFCF', '#8A6B4E', '#3F5F55']
}
