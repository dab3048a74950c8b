import type { FirstAnswer } from '@hearth/core/page/firstAnswers.ts'

type Asked = Omit<FirstAnswer, 'data'>

/** What the first questions of a page are answered; the page carries what has come in time. */
export interface Answers {
  /** Asks a procedure what the page would ask. */
  ask<I, O>(path: string, procedure: (input: I) => Promise<O>, input: I): Promise<O>
  /** The same for the first page of a list that goes on. */
  askFirstPage<I, O>(path: string, procedure: (input: I) => Promise<O>, input: I): Promise<O>
  /** What is known without asking. */
  know(path: string, data: unknown): void
  /** Waits until all that was asked is answered or refused. */
  settled(): Promise<void>
  /** What has come so far. */
  soFar(): FirstAnswer[]
}

export function createAnswers(): Answers {
  const come: FirstAnswer[] = []
  const asked: Promise<unknown>[] = []

  function add<O>(question: Asked, answer: Promise<O>): Promise<O> {
    // A procedure logs its own failure; the page asks again for what is missing.
    asked.push(
      answer.then(
        (data) => come.push({ ...question, data }),
        () => undefined,
      ),
    )
    return answer
  }
  return {
    ask: (path, procedure, input) => add({ path, input, kind: 'query' }, procedure(input)),
    askFirstPage: (path, procedure, input) =>
      add({ path, input, kind: 'infinite' }, procedure(input)),
    know: (path, data) => void come.push({ path, kind: 'query', data }),
    settled: async () => void (await Promise.all(asked)),
    soFar: () => [...come],
  }
}
