import type { FastifyPluginAsync } from 'fastify'
import { readClamdAddress } from './env/clamdAddress.ts'
import { unavailable } from './errors.ts'
import { route } from './http/route.ts'
import { pingClamd } from './scanning/clamd.ts'

/** How long clamd may take to say that it is there, in milliseconds. */
const patience = 2_000

/** For whoever watches over the process. */
export const healthRoutes: FastifyPluginAsync<{ ready: () => Promise<void> }> = async (app, { ready }) => {
  route(app, 'GET /healthz', { logLevel: 'warn', config: { line: 'none' } }, async () => ({
    status: 'ok' as const,
  }))

  route(app, 'GET /readyz', { logLevel: 'warn', config: { line: 'none' } }, async (request) => {
    if (app.isLeaving()) throw unavailable()
    try {
      await ready()
    } catch (error) {
      request.log.error(error)
      throw unavailable()
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
  })
}
