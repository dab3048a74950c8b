import {
  appointmentInput,
  myViewingsOutput,
  rescheduleInput,
  saveNotesInput,
  viewingInput,
  viewingRequestInput,
  viewingRequestOutput,
  viewingSchema,
} from '@hearth/core/viewing/contract.ts'
import type { Actor } from '../account/data.ts'
import { type Context, publicProcedure, router, userProcedure } from '../trpc.ts'
import { readMyViewings, toViewing } from './data.ts'
import { changeViewing, type SideAction, saveNotes } from './mutations.ts'
import { requestViewing } from './request.ts'
import { ofSeeker } from './stored.ts'

type Seeking = Pick<Context, 'db' | 'settings' | 'now'> & { actor: Actor }

/** What the seeker does to a viewing of their own, and how it is then. */
async function change(ctx: Seeking, id: number, action: SideAction) {
  const side = { role: 'seeker', whose: ofSeeker(ctx.actor.userId) } as const
  return toViewing(await changeViewing(ctx, side, id, action), ctx.now)
}

export const viewingRouter = router({
  request: publicProcedure
    .input(viewingRequestInput)
    .output(viewingRequestOutput)
    .mutation(({ ctx, input }) => requestViewing(ctx, input)),
  mine: userProcedure
    .output(myViewingsOutput)
    .query(({ ctx }) => readMyViewings(ctx.db, ctx.actor.userId, ctx.now)),
  reschedule: userProcedure
    .input(rescheduleInput)
    .output(viewingSchema)
    .mutation(({ ctx, input: { id, dates, times } }) =>
      change(ctx, id, { name: 'reschedule', dates, times }),
    ),
  acceptProposal: userProcedure
    .input(appointmentInput)
    .output(viewingSchema)
    .mutation(({ ctx, input: { id, date, time } }) =>
      change(ctx, id, { name: 'acceptProposal', date, time }),
    ),
  cancel: userProcedure
    .input(viewingInput)
    .output(viewingSchema)
    .mutation(({ ctx, input: { id } }) => change(ctx, id, { name: 'cancel' })),
  saveNotes: userProcedure
    .input(saveNotesInput)
    .output(viewingSchema)
    .mutation(async ({ ctx, input }) =>
      toViewing(await saveNotes(ctx, ctx.actor.userId, input), ctx.now),
    ),
})
