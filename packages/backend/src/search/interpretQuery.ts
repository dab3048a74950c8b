import { type LanguageModel, NO_CONTENT } from '@hearth/adapters/language-model/languageModel.ts'
import { AppError } from '@hearth/core/error.ts'
import type { Gazetteer } from '@hearth/core/place/gazetteer.ts'
import type {
  InterpretOutput,
  interpretInput,
  SearchCriteria,
} from '@hearth/core/search/contract.ts'
import { describeCriteria } from '@hearth/core/search/describe.ts'
import { interpret } from '@hearth/core/search/interpret/interpret.ts'
import type { z } from 'zod'
import type { Log } from '../log.ts'
import { criteriaOfAnswer } from './modelAnswer.ts'
import { completionFor } from './modelPrompt.ts'
import { leftOver, understoodBy } from './understood.ts'

type Input = z.output<typeof interpretInput>

export interface Reader {
  gazetteer: Gazetteer
  languageModel: LanguageModel | null
  log: Log
}

const MODEL_FAILED = 'The language model gave no usable answer'
const READ_BY_RULES = `${MODEL_FAILED}, so Hearth read this by its own rules.`

/**
 * What a visitor asked for, read by the language model when there is one and else by our own rules. When
 * the model fails our rules read instead and the reply says so; throws interpretFailed, with the model's
 * reason, only when they find nothing either.
 */
export async function interpretQuery(reader: Reader, input: Input): Promise<InterpretOutput> {
  const own = interpret(input, reader.gazetteer)
  if (!reader.languageModel) return own
  try {
    const answer = await reader.languageModel.complete(completionFor(input))
    return readByModel(criteriaOfAnswer(answer), own)
  } catch (error) {
    reader.log.warn({ err: error }, 'language model failed; reading by our own rules')
    if (own.understood.length === 0)
      throw new AppError('interpretFailed', { reason: reasonOf(error) })
    return { ...own, reply: `${own.reply} ${READ_BY_RULES}` }
  }
}

function readByModel(found: SearchCriteria, own: InterpretOutput): InterpretOutput {
  // A model that saw no home has nothing to add to our own reading, which knows what the state was.
  if (Object.keys(found).length === 0) return own
  const { listingType } = own.criteria
  const criteria = { ...(listingType && { listingType }), ...found }
  return {
    criteria,
    understood: understoodBy(criteria, own),
    notApplied: leftOver(criteria, own),
    reply: describeCriteria(criteria),
  }
}

/** The one reason that the specification words. An endpoint's own message may hold what is not for visitors. */
function reasonOf(error: unknown): string {
  return error instanceof Error && error.message === NO_CONTENT ? NO_CONTENT : MODEL_FAILED
}
