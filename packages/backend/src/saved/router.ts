import {
  deleteSearchInput,
  deleteSearchOutput,
  mergePropertiesInput,
  mergePropertiesOutput,
  renameSearchInput,
  resumeAlertsInput,
  resumeAlertsOutput,
  savedPropertiesOutput,
  savedSearchesOutput,
  savedSearchSchema,
  saveSearchInput,
  saveSearchOutput,
  setAlertFrequencyInput,
  togglePropertyInput,
  togglePropertyOutput,
  unsubscribeInput,
  unsubscribeOutput,
} from '@hearth/core/saved/contract.ts'
import { countFigure } from '../figure/policy.ts'
import { publicProcedure, router, userProcedure } from '../trpc.ts'
import { readSavedProperties, readSearchRows, toSavedSearch } from './data.ts'
import { mergeProperties, toggleProperty } from './mutations.ts'
import {
  deleteSearch,
  renameSearch,
  resumeAlerts,
  saveSearch,
  setAlertFrequency,
  unsubscribe,
} from './searches.ts'

export const savedRouter = router({
  properties: userProcedure
    .output(savedPropertiesOutput)
    .query(({ ctx }) => readSavedProperties(ctx.db, ctx.actor.userId)),

  toggleProperty: userProcedure
    .input(togglePropertyInput)
    .output(togglePropertyOutput)
    .mutation(async ({ ctx, input }) => {
      const { saved, isNew } = await toggleProperty(ctx, ctx.actor.userId, input)
      if (isNew) countFigure(ctx, 'saves', [input.propertyId])
      return { saved }
    }),

  mergeProperties: userProcedure
    .input(mergePropertiesInput)
    .output(mergePropertiesOutput)
    .mutation(({ ctx, input }) => mergeProperties(ctx, ctx.actor.userId, input.propertyIds)),

  searches: userProcedure.output(savedSearchesOutput).query(async ({ ctx }) => {
    const rows = await readSearchRows(ctx.db, ctx.actor.userId)
    return rows.map(toSavedSearch)
  }),

  saveSearch: userProcedure
    .input(saveSearchInput)
    .output(saveSearchOutput)
    .mutation(({ ctx, input }) => saveSearch(ctx, ctx.actor.userId, input)),

  renameSearch: userProcedure
    .input(renameSearchInput)
    .output(savedSearchSchema)
    .mutation(({ ctx, input }) => renameSearch(ctx, ctx.actor.userId, input)),

  setAlertFrequency: userProcedure
    .input(setAlertFrequencyInput)
    .output(savedSearchSchema)
    .mutation(({ ctx, input }) => setAlertFrequency(ctx, ctx.actor.userId, input)),

  deleteSearch: userProcedure
    .input(deleteSearchInput)
    .output(deleteSearchOutput)
    .mutation(async ({ ctx, input }) => {
      await deleteSearch(ctx, ctx.actor.userId, input.id)
      return { success: true }
    }),

  // The token is the permission: whoever reads the e-mail may end it.
  unsubscribe: publicProcedure
    .input(unsubscribeInput)
    .output(unsubscribeOutput)
    .mutation(({ ctx, input }) => unsubscribe(ctx, input.token)),

  resumeAlerts: publicProcedure
    .input(resumeAlertsInput)
    .output(resumeAlertsOutput)
    .mutation(({ ctx, input }) => resumeAlerts(ctx, input)),
})
