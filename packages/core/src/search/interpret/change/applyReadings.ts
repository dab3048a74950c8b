import type { SearchCriteria, Understood } from '../../contract.ts'
import { hasLimitOfOtherKind } from '../../priceLimits.ts'
import type { Effect, PlaceNote, Reading } from '../rules/rule.ts'
import { type Text, typed, wordAt } from '../text/token.ts'
import { BROADER } from '../words/propertyTypes.ts'
import { forgetFeatures, wishFeature } from './features.ts'
import { addAmenity, addPlace, removeAmenity, removePlace } from './places.ts'
import { movePrice, setPrice } from './price.ts'
import { setType } from './propertyType.ts'
import { addRoom, setCounts } from './rooms.ts'
import { createDraft, type Draft, forget, set, splitParts } from './state.ts'

export interface Change {
  criteria: SearchCriteria
  understood: Understood[]
  /** Readings that could not be carried out: "cheaper" without a limit, a second property type. */
  notApplied: Set<Reading>
  notes: Draft['notes']
  hasStartedAgain: boolean
}

function noteOnce(notes: PlaceNote[], note: PlaceNote) {
  if (!notes.some(({ asked }) => asked === note.asked)) notes.push(note)
}

/** Carries out one effect; false when it could not be. Prices wait until the bedrooms are known. */
function carryOut(draft: Draft, effect: Effect, words: string): boolean {
  switch (effect.do) {
    case 'set':
      setCounts(draft, effect.criteria, words)
      return true
    case 'feature':
      wishFeature(draft, effect.tag, effect.isWanted, words)
      return true
    case 'forgetFeatures':
      forgetFeatures(draft, effect.tags)
      return true
    case 'amenity':
      addAmenity(draft, effect.amenity, words)
      return true
    case 'forgetAmenity':
      removeAmenity(draft, effect.amenity)
      return true
    case 'place':
      if (effect.note) noteOnce(draft.notes.places, effect.note)
      return addPlace(draft, effect.label, effect.isAdded, words)
    case 'withoutPlace':
      return removePlace(draft, effect.label)
    case 'withoutType':
      if (draft.criteria.propertyType !== effect.propertyType) return false
      if (draft.touched.has('propertyType')) return false
      forget(draft, 'propertyType')
      return true
    case 'radius':
      set(draft, { radius: effect.km }, words)
      return true
    case 'forget':
      for (const criterion of effect.criteria) forget(draft, criterion)
      return true
    case 'scalePrice':
      return movePrice(draft, (price) => price * effect.factor, words)
    case 'morePrice':
      return movePrice(draft, (price) => price + effect.by, words)
    case 'moreRooms':
      return addRoom(draft, effect.room, words)
    case 'startAgain':
      Object.assign(draft, createDraft({}, []))
      return true
    case 'listing':
    case 'price':
    case 'type':
      return true
  }
}

/** Sale wins when a message says both; a monthly rent is no price, so the other kind's limits go. */
function setListingType(
  draft: Draft,
  { listingType: listing, isImplied = false }: Extract<Effect, { do: 'listing' }>,
  words: string,
  before: SearchCriteria,
) {
  const isSaid = draft.touched.has('listingType')
  if (isSaid && (isImplied || draft.criteria.listingType === 'sale')) return
  set(draft, { listingType: listing }, words)
  if (before.listingType === listing || !hasLimitOfOtherKind(before, listing)) return
  forget(draft, 'minPrice')
  forget(draft, 'maxPrice')
  draft.notes.droppedPrice = true
}

/** "Flat instead of house": what is denied was asked for before, and has been replaced already. */
function isGone(effect: Effect, before: SearchCriteria): boolean {
  if (effect.do === 'withoutType') return before.propertyType === effect.propertyType
  return effect.do === 'withoutPlace' && splitParts(before.location).includes(effect.label)
}

/** "A house instead of a flat": no flat is among the homes that are searched for anyway. */
function isOfOtherType(effect: Effect, { propertyType }: SearchCriteria): boolean {
  if (effect.do !== 'withoutType' || !effect.isInstead || propertyType === undefined) return false
  const denied = effect.propertyType
  return (
    denied !== propertyType && BROADER[denied] !== propertyType && BROADER[propertyType] !== denied
  )
}

/** Carries out what a message asks for on the search so far. */
export function applyReadings(
  text: Text,
  readings: readonly Reading[],
  before: SearchCriteria,
  understood: readonly Understood[],
): Change {
  const draft = createDraft(before, understood)
  const notApplied = new Set<Reading>()
  let hasStartedAgain = false
  let typeReading: Reading | undefined
  const prices: { reading: Reading; effect: Extract<Effect, { do: 'price' }> }[] = []
  for (const reading of readings) {
    const words = wordsOf(text, reading)
    if (reading.isAlternative) draft.notes.otherFeatures.push(words)
    let hasWorked = reading.effects.length === 0
    for (const effect of reading.effects) {
      if (effect.do === 'startAgain') hasStartedAgain = true
      if (effect.do === 'price') prices.push({ reading, effect })
      if (effect.do === 'listing') {
        setListingType(draft, effect, words, hasStartedAgain ? {} : before)
      }
      if (effect.do === 'type') {
        const isAlternative = ['or', '/'].includes(wordAt(text, reading.from - 1))
        const outcome = setType(draft, effect.propertyType, words, isAlternative)
        if (outcome === 'replacedEarlier' && typeReading) notApplied.add(typeReading)
        if (outcome === 'notApplied') {
          draft.notes.otherTypes.push(words)
          continue
        }
        typeReading = reading
      }
      hasWorked = carryOut(draft, effect, words) || isGone(effect, before) || hasWorked
    }
    if (!hasWorked) notApplied.add(reading)
  }
  for (const reading of notApplied) {
    if (reading.effects.some((effect) => isOfOtherType(effect, draft.criteria)))
      notApplied.delete(reading)
  }
  const sharers = readings.find(({ people }) => people !== undefined)?.people
  for (const { reading, effect } of prices) {
    setPrice(draft, effect, wordsOf(text, reading), sharers)
  }
  if (draft.criteria.radius !== undefined && draft.criteria.location === undefined) {
    forget(draft, 'radius')
    for (const reading of readings) {
      if (reading.effects.some((effect) => effect.do === 'radius')) notApplied.add(reading)
    }
  }
  const { criteria, notes } = draft
  return { criteria, understood: draft.understood, notApplied, notes, hasStartedAgain }
}

const wordsOf = (text: Text, { from, to }: Reading) => typed(text, from, to)
