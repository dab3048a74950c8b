import type { Flag } from '@hearth/core/analytics/flags.ts'

/** What measures: PostHog's library, or what stands in for it in tests. */
export interface Measuring {
  /** A page was opened. */
  pageOpened(): void
  /** Who is signed in, by number alone; null: nobody. */
  recognise(userId: number | null): void
  /** The variant that was said for a flag; undefined: none. */
  variant(name: Flag): unknown
  /** Sends nothing more, from now on. */
  end(): void
}

/** The project that is told, and where. */
export interface Project {
  key: string
  host: string
}
