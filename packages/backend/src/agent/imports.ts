import {
  importByIdInput,
  importListInput,
  importListOutput,
  importRowsInput,
  importRowsOutput,
  importSchema,
  openedImportSchema,
  startImportInput,
} from '@hearth/core/import/contract.ts'
import { readImportRows, readImports, readOpenedImport } from '../import/data.ts'
import { startImport } from '../import/mutations.ts'
import { agentProcedure, router } from '../trpc.ts'

/** Files of listings that a company hands over. They come in by `POST /upload/import`. */
export const agentImportsRouter = router({
  start: agentProcedure
    .input(startImportInput)
    .output(importSchema)
    .mutation(({ ctx, input }) => startImport(ctx.db, ctx.agentId, input)),
  byId: agentProcedure
    .input(importByIdInput)
    .output(openedImportSchema)
    .query(({ ctx, input }) => readOpenedImport(ctx.db, ctx.agentId, input.id)),
  rows: agentProcedure
    .input(importRowsInput)
    .output(importRowsOutput)
    .query(({ ctx, input }) => readImportRows(ctx.db, ctx.agentId, input)),
  list: agentProcedure
    .input(importListInput)
    .output(importListOutput)
    .query(({ ctx, input }) => readImports(ctx.db, ctx.agentId, input.cursor)),
})
