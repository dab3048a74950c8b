import {
  propertyByIdInput,
  propertyCardSchema,
  propertyDetailSchema,
  propertyPopularInput,
} from '@hearth/core/property/contract.ts'
import { z } from 'zod'
import { publicProcedure, router } from '../trpc.ts'
import { readProperty } from './detail.ts'
import { readPopular } from './popular.ts'

export const propertyRouter = router({
  byId: publicProcedure
    .input(propertyByIdInput)
    .output(propertyDetailSchema)
    .query(({ ctx, input }) => readProperty(ctx.db, input.id)),

  popular: publicProcedure
    .input(propertyPopularInput)
    .output(z.array(propertyCardSchema))
    .query(({ ctx, input }) => readPopular(ctx.db, input.count, ctx.now)),
})
