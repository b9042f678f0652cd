import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Refused } from './errors.ts'

const Ok = z.object({ status: z.literal('ok') })

/** For whoever watches over the process. */
export const healthRoutes: FastifyPluginAsyncZod<{ ready: () => Promise<void> }> = async (app, { ready }) => {
  app.get(
    '/healthz',
    { logLevel: 'warn', schema: { tags: ['health'], summary: 'The process lives', response: { 200: Ok } } },
    async () => ({ status: 'ok' as const })
  )

  app.get(
    '/readyz',
    {
      logLevel: 'warn',
      schema: {
        tags: ['health'],
        summary: 'The database answers',
        response: { 200: Ok, 503: z.object({ message: z.string() }) },
      },
    },
    async (request) => {
      try {
        await ready()
      } catch (error) {
        request.log.error(error)
        throw new Refused(503, 'error.unavailable', {}, { headers: { 'retry-after': '10' } })
      }
      return { status: 'ok' as const }
    }
  )
}
