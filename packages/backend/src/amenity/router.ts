import { amenitiesOutput, amenityInput, analyzeOutput } from '@hearth/core/amenity/contract.ts'
import { publicProcedure, router } from '../trpc.ts'
import { readAmenities } from './data.ts'
import { analyzeNow } from './mutations.ts'

export const amenityRouter = router({
  forProperty: publicProcedure
    .input(amenityInput)
    .output(amenitiesOutput)
    .query(({ ctx, input }) => readAmenities(ctx.db, input.propertyId)),

  analyze: publicProcedure
    .input(amenityInput)
    .output(analyzeOutput)
    .mutation(({ ctx, input }) => analyzeNow(ctx, input.propertyId)),
})
