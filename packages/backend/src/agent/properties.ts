import { propertyByIdInput } from '@hearth/core/property/contract.ts'
import {
  createListingInput,
  locateInput,
  locateOutput,
  ownListingSchema,
  savedListingOutput,
  updateListingInput,
} from '@hearth/core/property/listingContract.ts'
import { readOwnListing } from '../property/data.ts'
import { locateForAgent, saveListing, saveNewListing } from '../property/mutations.ts'
import { agentProcedure, router } from '../trpc.ts'

/** The homes of a company. */
export const agentPropertiesRouter = router({
  byId: agentProcedure
    .input(propertyByIdInput)
    .output(ownListingSchema)
    .query(({ ctx, input }) => readOwnListing(ctx.db, ctx.agentId, input.id)),
  locate: agentProcedure
    .input(locateInput)
    .output(locateOutput)
    .mutation(({ ctx, input }) => locateForAgent(ctx, ctx.agentId, input)),
  create: agentProcedure
    .input(createListingInput)
    .output(savedListingOutput)
    .mutation(({ ctx, input }) => saveNewListing(ctx, ctx.agentId, input)),
  update: agentProcedure
    .input(updateListingInput)
    .output(savedListingOutput)
    .mutation(({ ctx, input }) => saveListing(ctx, ctx.agentId, input)),
})
