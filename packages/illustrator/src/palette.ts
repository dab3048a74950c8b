export const SAND = '#F2EADB'
export const LINE = '#E6DFD2'
export const INK = '#20302C'
export const SOFT_INK = '#5D6B66'
export const PINE = '#1F4D46'
export const EMBER = '#C8553D'

/** Painted joinery: frames, sills, bargeboards. */
export const WHITE = '#FBF7EF'
export const CHARCOAL = '#2F3638'
export const GLASS = '#9DB7BC'
export const BRASS = '#E6C36A'
export const LEAD = '#7C8488'
export const TERRACOTTA = '#B9785E'
export const OAK = '#9A7650'

/** Windows with somebody in; evening light leaves these as they are. */
export const LAMPLIGHT = '#F6D78F'
export const LAMPLIGHT_DEEP = '#EFC06C'
export const SHINING: readonly string[] = [LAMPLIGHT, LAMPLIGHT_DEEP, '#FBEBD0', '#FFF6E4']

export const RED_BRICKS = ['#B4634A', '#A2523E', '#C27B5D', '#8F4C3D', '#AD5E50'] as const
export const STOCK_BRICKS = ['#CDAE7F', '#C2A57E', '#D9C096', '#B79B74'] as const
export const STONES = ['#D9CBB2', '#C9B998', '#E3D3AC', '#B8AC97', '#CFC6B6'] as const
export const RENDERS = ['#F3EBDD', '#EDE0CC', '#E4E3D8', '#F1E4D4', '#E9E4DC'] as const
export const PASTELS = [
  '#E9C9BE',
  '#CFDDD3',
  '#F2DFAE',
  '#CBD9E1',
  '#E7D3DA',
  '#F3EBDD',
  '#DFD9C0',
  '#BFD3CC',
] as const

export const SLATES = ['#4A4F57', '#545C61', '#3E474B', '#5E6066'] as const
export const TILES = ['#8A4F3E', '#6B5048', '#9A5F48', '#7A5B50'] as const

export const DOORS = [
  '#1F4D46',
  '#7A2E2E',
  '#27406B',
  '#C8553D',
  '#2F2F35',
  '#D8A23A',
  '#5D7B6F',
  '#8FA9B5',
  '#B7727A',
  '#4B5D3A',
] as const

export const FLOWERS = ['#E08E79', '#F0C75E', '#F7F1E5', '#B78FB5', '#D96C75', '#8E9CCB'] as const
