import type { Config } from './config.ts'

/** The language model that is set, as its adapter takes it; null: none is. */
export function languageModelOptionsOf(config: Config) {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = config
  if (!apiKey) return null
  return { apiKey, model, ...(baseUrl !== undefined && { baseUrl }) }
}
