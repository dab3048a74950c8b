import { acceptedOutput, linkInput, meSchema } from '@hearth/core/account/contract.ts'
import {
  activityOutput,
  agentRegisterInput,
  companyForm,
  companySchema,
  dashboardOutput,
  markSeenInput,
} from '@hearth/core/agent/contract.ts'
import { assertNoDemo, offeredCompany, openCompany, signUpCompany } from '../account/mutations.ts'
import { agentProcedure, publicProcedure, router, userProcedure } from '../trpc.ts'
import { readActivity } from './activity.ts'
import { readDashboard } from './dashboard.ts'
import { readCompany } from './data.ts'
import { agentFiguresRouter } from './figures.ts'
import { agentFilesRouter } from './files.ts'
import { agentImportsRouter } from './imports.ts'
import { agentMessagesRouter } from './messages.ts'
import { changeCompany, markSeen } from './mutations.ts'
import { agentPropertiesRouter } from './properties.ts'
import { agentViewingsRouter } from './viewings.ts'

/** What estate agents do. */
export const agentRouter = router({
  register: publicProcedure
    .input(agentRegisterInput)
    .output(acceptedOutput)
    .mutation(({ ctx, input }) => signUpCompany(ctx, input)),
  openCompany: userProcedure
    .input(companyForm)
    .output(meSchema)
    .mutation(({ ctx, input }) => openCompany(ctx, ctx.actor, input)),
  /** A read, asked for as a change is: what is asked with it is no part of an address. */
  offeredCompany: publicProcedure
    .input(linkInput)
    .output(companyForm)
    .mutation(({ ctx, input }) => offeredCompany(ctx, input)),
  /** Throws notAllowed for a demo account. */
  changeCompany: agentProcedure
    .input(companyForm)
    .output(acceptedOutput)
    .mutation(({ ctx, input }) => {
      assertNoDemo(ctx.actor)
      return changeCompany(ctx, ctx.agentId, input)
    }),
  me: agentProcedure.output(companySchema).query(({ ctx }) => readCompany(ctx.db, ctx.agentId)),
  dashboard: agentProcedure
    .output(dashboardOutput)
    .query(({ ctx }) => readDashboard(ctx.db, ctx.agentId)),
  /** What is new since the last visit; looking at the count alone is no visit. */
  activity: agentProcedure
    .output(activityOutput)
    .query(({ ctx }) => readActivity(ctx.db, ctx.agentId)),
  markSeen: agentProcedure
    .input(markSeenInput)
    .output(acceptedOutput)
    .mutation(({ ctx, input }) => markSeen(ctx, ctx.agentId, new Date(input.until))),
  files: agentFilesRouter,
  figures: agentFiguresRouter,
  imports: agentImportsRouter,
  messages: agentMessagesRouter,
  properties: agentPropertiesRouter,
  viewings: agentViewingsRouter,
})
