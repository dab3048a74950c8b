import { propertyRouter } from './property/router.ts'
import { searchRouter } from './search/router.ts'
import { router } from './trpc.ts'

/** Everything that can be asked of Hearth, mounted at /trpc. */
export const appRouter = router({
  search: searchRouter,
  property: propertyRouter,
})

export type AppRouter = typeof appRouter
