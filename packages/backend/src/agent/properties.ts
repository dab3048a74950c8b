import { acceptedOutput } from '@hearth/core/account/contract.ts'
import {
  agentHomesInput,
  agentHomesOutput,
  removedOutput,
  setStatusInput,
  tiesOutput,
} from '@hearth/core/property/agentHomes.ts'
import { propertyByIdInput } from '@hearth/core/property/contract.ts'
import {
  createListingInput,
  locateInput,
  locateOutput,
  ownListingSchema,
  savedListingOutput,
  updateListingInput,
} from '@hearth/core/property/listingContract.ts'
import { readAgentHomes, readOwnListing } from '../property/data.ts'
import {
  locateForAgent,
  relistHome,
  saveListing,
  saveNewListing,
  setStatus,
  withdrawHome,
} from '../property/mutations.ts'
import { agentProcedure, router } from '../trpc.ts'
import { readTies } from './ties.ts'

/** The homes of a company. */
export const agentPropertiesRouter = router({
  list: agentProcedure
    .input(agentHomesInput)
    .output(agentHomesOutput)
    .query(({ ctx, input }) => readAgentHomes(ctx.db, ctx.agentId, input)),
  setStatus: agentProcedure
    .input(setStatusInput)
    .output(acceptedOutput)
    .mutation(({ ctx, input }) => setStatus(ctx, ctx.agentId, input)),
  ties: agentProcedure
    .input(propertyByIdInput)
    .output(tiesOutput)
    .query(({ ctx, input }) => readTies(ctx.db, ctx.agentId, input.id, ctx.now)),
  remove: agentProcedure
    .input(propertyByIdInput)
    .output(removedOutput)
    .mutation(({ ctx, input }) => withdrawHome(ctx, ctx.agentId, input.id)),
  relist: agentProcedure
    .input(propertyByIdInput)
    .output(acceptedOutput)
    .mutation(({ ctx, input }) => relistHome(ctx, ctx.agentId, input.id)),
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
