import type { Context } from '@hearth/backend/trpc.ts'
import type { PageHead } from '@hearth/core/page/head.ts'
import type { Answers } from './answers.ts'
import type { Caller } from './caller.ts'

/** Somebody opens a page. */
export interface Visit extends Pick<Context, 'db'> {
  /** What stands for the "$id" of a route. */
  params: Readonly<Record<string, string>>
  search: Readonly<Record<string, string>>
  /** The site's own address, without a slash at its end. */
  origin: string
  /** The procedures, asked as whoever visits. */
  caller(): Promise<Caller>
  answers: Answers
  /** Whether a language model puts descriptions in order; that takes longer than a page may. */
  hasLanguageModel: boolean
}

/** What is served for a route. */
export interface Page {
  status: number
  head: PageHead
  /** HTML for those without scripts; their texts are escaped. */
  plain?: string
  /** The picture that is seen first, as a listing keeps its address. */
  picture?: string | undefined
}

/** Where the page is instead: a path of ours. */
export interface Elsewhere {
  redirect: string
}

export type Load = (visit: Visit) => Page | Promise<Page | Elsewhere>
