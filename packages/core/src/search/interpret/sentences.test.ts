import { describe } from 'vitest'
import sentences from './testing/data/sentences.json' with { type: 'json' }
import { type Example, readsExactly } from './testing/examples.ts'

// Whole searches as people write them; the tables beside the rules hold the single turns of phrase.
describe('whole searches', () => readsExactly(sentences as unknown as Example[]))
