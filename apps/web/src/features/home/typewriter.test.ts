import { describe, expect, test } from 'vitest'
import {
  TYPEWRITER_START,
  type TypewriterState,
  typewriterDelay,
  typewriterStep,
} from './typewriter.ts'

const TEXTS = ['ab', 'xyz']

function shownAfter(steps: number): string[] {
  let state = TYPEWRITER_START
  const shown: string[] = []
  for (let step = 0; step < steps; step++) {
    state = typewriterStep(state, TEXTS)
    shown.push(TEXTS[state.text]?.slice(0, state.length) ?? '?')
  }
  return shown
}

describe('typewriterStep', () => {
  test('types a text, deletes it, types the next and begins again', () => {
    expect(shownAfter(13)).toEqual([
      'a',
      'ab',
      'a',
      '',
      '',
      'x',
      'xy',
      'xyz',
      'xy',
      'x',
      '',
      '',
      'a',
    ])
  })
})

describe('typewriterDelay', () => {
  const typing: TypewriterState = { text: 0, length: 1, isDeleting: false }

  test.each([
    [0, 50],
    [0.5, 65],
    [1, 80],
  ])('takes 50 to 80 ms for a character (random %d)', (random, expected) => {
    expect(typewriterDelay(typing, TEXTS, random)).toBe(expected)
  })

  test('rests 3 s on a finished text and takes 30 ms for a deletion', () => {
    expect(typewriterDelay({ ...typing, length: 2 }, TEXTS, 0.5)).toBe(3000)
    expect(typewriterDelay({ ...typing, isDeleting: true }, TEXTS, 0.5)).toBe(30)
  })
})
