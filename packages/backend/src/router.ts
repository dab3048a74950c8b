import { accountRouter } from './account/router.ts'
import { amenityRouter } from './amenity/router.ts'
import { mailRouter } from './mail/router.ts'
import { mapsRouter } from './maps/router.ts'
import { messageRouter } from './message/router.ts'
import { propertyRouter } from './property/router.ts'
import { searchRouter } from './search/router.ts'
import { router } from './trpc.ts'
import { viewingRouter } from './viewing/router.ts'

/** Everything that can be asked of Hearth, mounted at /trpc. */
export const appRouter = router({
  account: accountRouter,
  search: searchRouter,
  property: propertyRouter,
  amenity: amenityRouter,
  maps: mapsRouter,
  message: messageRouter,
  viewing: viewingRouter,
  mail: mailRouter,
})

export type AppRouter = typeof appRouter
