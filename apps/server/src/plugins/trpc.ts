import { type AppRouter, appRouter } from '@hearth/backend/router.ts'
import type { Context } from '@hearth/backend/trpc.ts'
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

export interface TrpcOptions {
  createContext: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>
  batchSize: number
}

/** The procedures under /trpc, several of them in one request if the client likes. */
export const trpc = fp<TrpcOptions>(async (app, { createContext, batchSize }) => {
  const options: FastifyTRPCPluginOptions<AppRouter> = {
    trpcOptions: {
      router: appRouter,
      createContext: ({ req, res }) => createContext(req, res),
      maxBatchSize: batchSize,
    },
  }
  // In a scope of its own: the plugin takes over how JSON is read.
  await app.register(fastifyTRPCPlugin<AppRouter>, { ...options, prefix: '/trpc' })
})
