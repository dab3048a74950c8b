import {
  formattedDescriptionOutput,
  propertyByIdInput,
  propertyCardSchema,
  propertyDetailSchema,
  propertyPopularInput,
} from '@hearth/core/property/contract.ts'
import { z } from 'zod'
import { publicProcedure, router } from '../trpc.ts'
import { readProperty } from './detail.ts'
import { readFormattedDescription } from './formattedDescription.ts'
import { readPopular } from './popular.ts'
import { readSimilar } from './similar.ts'

export const propertyRouter = router({
  byId: publicProcedure
    .input(propertyByIdInput)
    .output(propertyDetailSchema)
    .query(({ ctx, input }) => readProperty(ctx.db, input.id)),

  similar: publicProcedure
    .input(propertyByIdInput)
    .output(z.array(propertyCardSchema))
    .query(({ ctx, input }) => readSimilar(ctx.db, input.id)),

  formattedDescription: publicProcedure
    .input(propertyByIdInput)
    .output(formattedDescriptionOutput)
    .query(({ ctx, input }) => readFormattedDescription(ctx, input.id)),

  popular: publicProcedure
    .input(propertyPopularInput)
    .output(z.array(propertyCardSchema))
    .query(({ ctx, input }) => readPopular(ctx.db, input.count, ctx.now)),
})
