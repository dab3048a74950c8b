import type { AgentId } from '@hearth/core/account/ids.ts'
import {
  agentViewingDaysInput,
  agentViewingDaysOutput,
  agentViewingSchema,
  agentViewingsInput,
  agentViewingsOutput,
  alternativesOutput,
  timesOfDayInput,
  timesOfDayOutput,
} from '@hearth/core/viewing/agentContract.ts'
import { appointmentInput, declineInput, viewingInput } from '@hearth/core/viewing/contract.ts'
import { agentProcedure, type Context, router } from '../trpc.ts'
import {
  readAgentDays,
  readAgentViewing,
  readAgentViewings,
  readAlternatives,
  readTimesOfDay,
} from '../viewing/data.ts'
import { changeAsAgent, type SideAction } from '../viewing/mutations.ts'

type Answering = Pick<Context, 'db' | 'settings' | 'now'> & { agentId: AgentId }

/** What the agent answers about a viewing of one of their homes, and how it is then. */
async function answer(ctx: Answering, id: number, action: SideAction) {
  await changeAsAgent(ctx, ctx.agentId, id, action)
  return readAgentViewing(ctx.db, ctx.agentId, id, ctx.now)
}

/** The viewings of the homes of a company. */
export const agentViewingsRouter = router({
  list: agentProcedure
    .input(agentViewingsInput)
    .output(agentViewingsOutput)
    .query(({ ctx, input }) => readAgentViewings(ctx.db, ctx.agentId, input, ctx.now)),
  byId: agentProcedure
    .input(viewingInput)
    .output(agentViewingSchema)
    .query(({ ctx, input: { id } }) => readAgentViewing(ctx.db, ctx.agentId, id, ctx.now)),
  days: agentProcedure
    .input(agentViewingDaysInput)
    .output(agentViewingDaysOutput)
    .query(({ ctx, input: { month } }) => readAgentDays(ctx.db, ctx.agentId, month)),
  alternatives: agentProcedure
    .input(viewingInput)
    .output(alternativesOutput)
    .query(({ ctx, input: { id } }) => readAlternatives(ctx.db, ctx.agentId, id, ctx.now)),
  timesOfDay: agentProcedure
    .input(timesOfDayInput)
    .output(timesOfDayOutput)
    .query(({ ctx, input }) => readTimesOfDay(ctx.db, ctx.agentId, input, ctx.now)),
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
