import type { Flag } from '@hearth/core/analytics/flags.ts'
import type { Measuring, Project } from './measuring.ts'

type Start = (project: Project) => Measuring

/** The part of Hearth that measures, apart from the page: it is fetched by whoever has said yes alone. */
const loadPostHog = () => import('./postHog.ts').then(({ startPostHog }) => startPostHog)

/**
 * Measures while it is allowed, and is nobody's concern while it is not: what it is told then, and before it has
 * been fetched, is kept in mind and goes no further. It begins once it is known who is signed in, so that nobody's
 * page is noted as that of whoever was here before.
 */
export function createMeasure(load: () => Promise<Start> = loadPostHog) {
  let allowed: Project | null = null
  let measuring: Measuring | null = null
  let isPageOpen = false
  let userId: number | null | undefined
  /** Rises with each beginning and end, so that what is fetched too late is not used. */
  let generation = 0

  async function begin(): Promise<void> {
    if (allowed === null || userId === undefined) return
    const project = allowed
    generation += 1
    const begun = generation
    try {
      const startWith = await load()
      if (begun !== generation) return
      measuring = startWith(project)
      measuring.recognise(userId)
      if (isPageOpen) measuring.pageOpened()
    } catch {
      // Blocked, or gone with the last version: the page is none the worse for it.
    }
  }

  return {
    start(project: Project): Promise<void> {
      allowed = project
      return begin()
    },
    end(): void {
      generation += 1
      measuring?.end()
      allowed = null
      measuring = null
    },
    pageOpened(): void {
      isPageOpen = true
      measuring?.pageOpened()
    },
    /** Who is signed in; null: nobody. */
    recognise(id: number | null): void {
      userId = id
      if (measuring) measuring.recognise(id)
      else void begin()
    },
    variant: (name: Flag): unknown => measuring?.variant(name),
  }
}

/** What this page measures with. */
export const measure = createMeasure()
