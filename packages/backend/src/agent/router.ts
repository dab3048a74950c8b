import { router } from '../trpc.ts'
import { agentMessagesRouter } from './messages.ts'
import { agentViewingsRouter } from './viewings.ts'

/** What estate agents do. */
export const agentRouter = router({
  messages: agentMessagesRouter,
  viewings: agentViewingsRouter,
})
