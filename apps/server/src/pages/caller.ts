import { appRouter } from '@hearth/backend/router.ts'
import { createCallerFactory } from '@hearth/backend/trpc.ts'

export const createCaller = createCallerFactory(appRouter)
export type Caller = ReturnType<typeof createCaller>
