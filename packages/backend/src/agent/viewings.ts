import type { AgentId } from '@hearth/core/account/ids.ts'
import {
  agentViewingSchema,
  agentViewingsInput,
  agentViewingsOutput,
  appointmentInput,
  declineInput,
} from '@hearth/core/viewing/contract.ts'
import { agentProcedure, type Context, router } from '../trpc.ts'
import { ofAgent, readAgentViewings, toAgentViewing } from '../viewing/data.ts'
import { changeViewing, type SideAction } from '../viewing/mutations.ts'

type Answering = Pick<Context, 'db' | 'settings' | 'now'> & { agentId: AgentId }

/** What the agent answers about a viewing of one of their homes, and how it is then. */
async function answer(ctx: Answering, id: number, action: SideAction) {
  const side = { role: 'agent', whose: ofAgent(ctx.agentId) } as const
  return toAgentViewing(await changeViewing(ctx, side, id, action), ctx.now)
}

/** The viewings of the homes of a company. */
export const agentViewingsRouter = router({
  list: agentProcedure
    .input(agentViewingsInput)
    .output(agentViewingsOutput)
    .query(({ ctx, input }) => readAgentViewings(ctx.db, ctx.agentId, input, ctx.now)),
  accept: agentProcedure
    .input(appointmentInput)
    .output(agentViewingSchema)
    .mutation(({ ctx, input: { id, date, time } }) =>
      answer(ctx, id, { name: 'accept', date, time }),
    ),
  decline: agentProcedure
    .input(declineInput)
    .output(agentViewingSchema)
    .mutation(({ ctx, input: { id, reason } }) => answer(ctx, id, { name: 'decline', reason })),
  proposeTime: agentProcedure
    .input(appointmentInput)
    .output(agentViewingSchema)
    .mutation(({ ctx, input: { id, date, time } }) =>
      answer(ctx, id, { name: 'proposeTime', date, time }),
    ),
})
