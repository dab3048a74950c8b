import { accountRouter } from './account/router.ts'
import { agentRouter } from './agent/router.ts'
import { amenityRouter } from './amenity/router.ts'
import { figureRouter } from './figure/router.ts'
import { liveRouter } from './live/router.ts'
import { mailRouter } from './mail/router.ts'
import { mapsRouter } from './maps/router.ts'
import { messageRouter } from './message/router.ts'
import { newsletterRouter } from './newsletter/router.ts'
import { propertyRouter } from './property/router.ts'
import { savedRouter } from './saved/router.ts'
import { searchRouter } from './search/router.ts'
import { siteRouter } from './site/router.ts'
import { router } from './trpc.ts'
import { viewingRouter } from './viewing/router.ts'

/** Everything that can be asked of Hearth, mounted at /trpc. */
export const appRouter = router({
  account: accountRouter,
  agent: agentRouter,
  search: searchRouter,
  property: propertyRouter,
  amenity: amenityRouter,
  maps: mapsRouter,
  message: messageRouter,
  saved: savedRouter,
  viewing: viewingRouter,
  figure: figureRouter,
  live: liveRouter,
  mail: mailRouter,
  newsletter: newsletterRouter,
  site: siteRouter,
})

export type AppRouter = typeof appRouter
