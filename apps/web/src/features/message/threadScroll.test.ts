import { expect, test } from 'vitest'
import { moveFor } from './threadScroll.ts'

const own = (id: number) => ({ id, from: 'seeker' as const })
const agents = (id: number) => ({ id, from: 'agent' as const })
const SHOWN = [own(3), agents(4)]

test('a thread opens at its foot', () => {
  expect(moveFor(undefined, SHOWN, false, 'seeker')).toBe('toFoot')
})

test('at the foot what comes is followed; elsewhere it is offered', () => {
  expect(moveFor(SHOWN, [...SHOWN, agents(5)], true, 'seeker')).toBe('toFoot')
  expect(moveFor(SHOWN, [...SHOWN, agents(5)], false, 'seeker')).toBe('offerNew')
})

test('what one wrote oneself is followed from everywhere', () => {
  expect(moveFor(SHOWN, [...SHOWN, own(5)], false, 'seeker')).toBe('toFoot')
})

test('earlier messages leave the eye where it is, and the same messages change nothing', () => {
  expect(moveFor(SHOWN, [own(1), agents(2), ...SHOWN], false, 'seeker')).toBe('keepPlace')
  expect(moveFor(SHOWN, [...SHOWN], true, 'seeker')).toBe('stay')
})

test('an agent’s own messages are the agent’s', () => {
  expect(moveFor(SHOWN, [...SHOWN, agents(5)], false, 'agent')).toBe('toFoot')
  expect(moveFor(SHOWN, [...SHOWN, own(5)], false, 'agent')).toBe('offerNew')
})
