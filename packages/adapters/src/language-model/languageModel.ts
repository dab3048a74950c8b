import OpenAI from 'openai'

/** What an empty answer is called (S1 section 8). */
export const NO_CONTENT = 'No content in OpenAI response'

export interface ChatMessage {
  role: 'user' | 'assistant'
  content: string
}

export interface Completion {
  /** What the model is told to do. */
  system: string
  /** The conversation, oldest first. */
  messages: readonly ChatMessage[]
  /** Asks for one JSON object and nothing else. */
  json: boolean
  /** How long the answer may be; as the endpoint has it when absent. */
  maxTokens?: number
}

/** A chat model behind the OpenAI wire format. */
export interface LanguageModel {
  /**
   * The text of the model's first choice. Throws NO_CONTENT when it is empty, and an error that may be
   * logged when there is no answer in time or the endpoint refuses.
   */
  complete(completion: Completion): Promise<string>
}

export interface LanguageModelOptions {
  apiKey: string
  /** Of any endpoint that speaks the OpenAI wire format; OpenAI's own when absent. */
  baseUrl?: string
  /** gpt-4o-mini when absent (S1 section 7.1). */
  model?: string
  /** Milliseconds for one completion altogether, a second attempt included. */
  timeoutMs?: number
}

const DEFAULT_MODEL = 'gpt-4o-mini'
const DEFAULT_TIMEOUT_MS = 8000
const TEMPERATURE = 0.1

/** Connects to no one until it is asked something. */
export function createLanguageModel(options: LanguageModelOptions): LanguageModel {
  const { apiKey, baseUrl, model = DEFAULT_MODEL, timeoutMs = DEFAULT_TIMEOUT_MS } = options
  const client = new OpenAI({ apiKey, baseURL: baseUrl, timeout: timeoutMs, maxRetries: 1 })
  return {
    async complete({ system, messages, json, maxTokens }) {
      const asked = client.chat.completions.create(
        {
          model,
          temperature: TEMPERATURE,
          messages: [{ role: 'system', content: system }, ...messages],
          ...(maxTokens !== undefined && { max_tokens: maxTokens }),
          ...(json && { response_format: { type: 'json_object' as const } }),
        },
        // The client's own timeout is for each attempt; a visitor waits for all of them.
        { signal: AbortSignal.timeout(timeoutMs) },
      )
      const answer = await asked.catch((error: unknown) => {
        throw withoutBody(error)
      })
      const content = answer.choices?.[0]?.message?.content
      if (!content?.trim()) throw new Error(NO_CONTENT)
      return content
    },
  }
}

/** What an endpoint answers to a refused request may repeat the key or what a visitor wrote: neither is for a log. */
function withoutBody(error: unknown): unknown {
  if (!(error instanceof OpenAI.APIError) || error.status === undefined) return error
  return new Error(`The language model's endpoint answered ${error.status}`)
}
