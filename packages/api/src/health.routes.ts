import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Refused } from './errors.ts'
import { pingClamd } from './scanning/clamd.ts'
import { readClamdAddress } from './scanning/clamdAddress.ts'

const Ok = z.object({ status: z.literal('ok') })
/** `scanner`: whether clamd answers, where there is one; without it uploads are refused and all else goes on. */
const Ready = Ok.extend({ scanner: z.enum(['ok', 'away']).optional() })
/** How long clamd may take to say that it is there, in milliseconds. */
const patience = 2_000

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
        summary: 'The database answers; and whether the virus scanner does, where there is one',
        response: { 200: Ready, 503: z.object({ message: z.string() }) },
      },
    },
    async (request) => {
      try {
        await ready()
      } catch (error) {
        request.log.error(error)
        throw new Refused(503, 'error.unavailable', {}, { headers: { 'retry-after': '10' } })
      }
      const address = readClamdAddress(app.env.CLAMD_URL ?? '')
      if (!address) return { status: 'ok' as const }
      const scanner = await pingClamd(address, patience).then(
        () => 'ok' as const,
        (error: unknown) => {
          request.log.warn({ err: error }, 'clamd does not answer: uploads are refused')
          return 'away' as const
        }
      )
      return { status: 'ok' as const, scanner }
    }
  )
}
