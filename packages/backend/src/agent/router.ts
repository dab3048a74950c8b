import { companySchema, dashboardOutput } from '@hearth/core/agent/contract.ts'
import { agentProcedure, router } from '../trpc.ts'
import { readDashboard } from './dashboard.ts'
import { readCompany } from './data.ts'
import { agentFilesRouter } from './files.ts'
import { agentMessagesRouter } from './messages.ts'
import { agentPropertiesRouter } from './properties.ts'
import { agentViewingsRouter } from './viewings.ts'

/** What estate agents do. */
export const agentRouter = router({
  me: agentProcedure.output(companySchema).query(({ ctx }) => readCompany(ctx.db, ctx.agentId)),
  dashboard: agentProcedure
    .output(dashboardOutput)
    .query(({ ctx }) => readDashboard(ctx.db, ctx.agentId)),
  files: agentFilesRouter,
  messages: agentMessagesRouter,
  properties: agentPropertiesRouter,
  viewings: agentViewingsRouter,
})
