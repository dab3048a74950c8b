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

/** A page that is written at once. */
interface AtOnce {
  write(visit: Visit): Page | Elsewhere
}

/** A page that waits for what it is about. */
export interface Waiting {
  load(visit: Visit): Promise<Page>
  /** What is said of it when that does not come: its name as far as the address tells it, and nothing to be listed. */
  bareHead(visit: Visit): PageHead
}

export type PageRoute = AtOnce | Waiting
