import { filesStatusInput, filesStatusOutput } from '@hearth/core/file/contract.ts'
import { readFileStatuses } from '../file/data.ts'
import { agentProcedure, router } from '../trpc.ts'

/** What has become of an agent's uploads. They come in by `POST /upload/{folder}`. */
export const agentFilesRouter = router({
  status: agentProcedure
    .input(filesStatusInput)
    .output(filesStatusOutput)
    .query(({ ctx, input }) => readFileStatuses(ctx.db, ctx.agentId, input.ids)),
})
