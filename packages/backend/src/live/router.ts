import { router, userProcedure } from '../trpc.ts'
import { followSession } from './followSession.ts'

/** Aborted by nothing: for callers within the process, who end it by returning. */
const never = () => new AbortController().signal

export const liveRouter = router({
  /** What changes for whoever is signed in, as server-sent events. */
  changes: userProcedure.subscription(({ ctx, signal }) => followSession(ctx, signal ?? never())),
})
