import { inThousands } from '@hearth/core/number/inThousands.ts'
import { isFlat } from '../homes/home.ts'
import { counted, type Story, withArticle } from './story.ts'

// What several sets of lines ask of a story, and the phrases they share.

export const isHouse = (s: Story) => !isFlat(s.home) && s.home.kind !== 'maisonette'
/** A flat with at least one bedroom. */
export const isRoomyFlat = (s: Story) => isFlat(s.home) && s.home.kind !== 'studio'
export const isStudio = (s: Story) => s.home.kind === 'studio'
export const isToRent = (s: Story) => s.home.listingType === 'rent'
export const isForSale = (s: Story) => s.home.listingType === 'sale'
export const isInOrder = (s: Story) => s.home.condition !== 'dated'
export const isDated = (s: Story) => s.home.condition === 'dated'

/** "1,120 sq ft" */
export const sqft = (s: Story) => `${inThousands(s.home.areaSqft)} sq ft`

/** "a south-facing garden" */
export function gardenWords({ home }: Story): string {
  if (home.outdoors?.kind === 'courtyard') return 'a courtyard'
  const { aspect = null } = home.outdoors ?? {}
  return aspect ? withArticle(`${aspect}-facing garden`) : 'a garden'
}

/** " over two floors" */
export const overFloors = ({ home }: Story) =>
  home.storeys > 1 ? ` over ${counted(home.storeys, 'floor')}` : ' on one level'

/** "first floor" */
export function floorWords({ home, floorAdjective }: Story): string {
  if (home.floor === null || home.floor < 0) return 'lower ground floor'
  return home.isTopFloor && home.floor > 0 ? 'top floor' : floorAdjective.replace('-', ' ')
}

/** "a Victorian house", the building that a flat is part of. */
export function buildingWords({ home, era, isWarehouse }: Story): string {
  if (isWarehouse) return 'a converted warehouse'
  switch (home.kind) {
    case 'conversion':
      return withArticle(`${era} house`)
    case 'tenement':
      return withArticle(`${era} tenement`)
    case 'newFlat':
    case 'penthouse':
      return home.era === 'new' ? 'a newly finished building' : 'a modern building'
    default:
      return withArticle(`${era} block`)
  }
}
