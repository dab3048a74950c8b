import { createLanguageModel } from '../../packages/adapters/src/language-model/languageModel.ts'
import type { Config } from '../../packages/config/src/config.ts'
import { languageModelOptionsOf } from '../../packages/config/src/languageModel.ts'
import { type Check, unsetCheck, works } from './finding.ts'

const NAME = 'Language model'
const TIMEOUT_MS = 12_000

export function languageModelCheck(config: Config): Check {
  const options = languageModelOptionsOf(config)
  if (!options) return unsetCheck(NAME, 'OPENAI_API_KEY is not set: Hearth’s own grammar reads')
  return {
    name: NAME,
    todo: 'Check OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL. Meanwhile Hearth’s own grammar reads.',
    async look() {
      await createLanguageModel({ ...options, timeoutMs: TIMEOUT_MS }).complete({
        system: 'Answer with the word "yes".',
        messages: [{ role: 'user', content: 'Do you hear me?' }],
        json: false,
        maxTokens: 5,
      })
      return [works(NAME, `${options.model} answers`)]
    },
  }
}
