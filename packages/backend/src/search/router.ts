import { placeLabel } from '@hearth/core/place/resolve.ts'
import {
  busiestPlacesInput,
  busiestPlacesOutput,
  interpretInput,
  interpretOutput,
  relaxationsInput,
  relaxationsOutput,
  resultsInput,
  resultsOutput,
  suggestPlacesInput,
  suggestPlacesOutput,
} from '@hearth/core/search/contract.ts'
import { countFigure } from '../figure/policy.ts'
import { publicProcedure, router } from '../trpc.ts'
import { busiestPlaces } from './busiestPlaces.ts'
import { findResults } from './data.ts'
import { interpretQuery } from './interpretQuery.ts'
import { findRelaxations } from './relaxations.ts'

const SUGGESTIONS = 8

export const searchRouter = router({
  interpret: publicProcedure
    .input(interpretInput)
    .output(interpretOutput)
    .mutation(({ ctx, input }) => interpretQuery(ctx, input)),

  results: publicProcedure
    .input(resultsInput)
    .output(resultsOutput)
    .query(async ({ ctx, input }) => {
      const found = await findResults(ctx.db, ctx.gazetteer, input)
      const shown = found.items.map(({ id }) => id)
      countFigure(ctx, 'impressions', shown)
      return found
    }),

  relaxations: publicProcedure
    .input(relaxationsInput)
    .output(relaxationsOutput)
    .query(({ ctx, input }) => findRelaxations(ctx.db, ctx.gazetteer, input.criteria)),

  busiestPlaces: publicProcedure
    .input(busiestPlacesInput)
    .output(busiestPlacesOutput)
    .query(({ ctx, input }) => busiestPlaces(ctx.db, ctx.gazetteer, input.count)),

  suggestPlaces: publicProcedure
    .input(suggestPlacesInput)
    .output(suggestPlacesOutput)
    .query(({ ctx, input }) =>
      ctx.gazetteer
        .suggest(input.text, SUGGESTIONS)
        .map((place) => ({ name: place.name, label: placeLabel(place) })),
    ),
})
