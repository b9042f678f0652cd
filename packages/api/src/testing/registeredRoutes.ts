import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const initialized = z.object({ fastify: z.custom<FastifyInstance>() })

/**
 * Every route that an app registers while `start` builds it, as `GET /api/events/:id`; `ALL` for one that takes every
 * method. The HEAD that comes with each GET is left out. Fastify tells over its own diagnostics channel.
 */
export async function registeredRoutes<App>(
  start: () => Promise<App>
): Promise<{ app: App; routes: string[] }> {
  const routes = new Set<string>()
  const listen = (message: unknown) => {
    initialized.parse(message).fastify.addHook('onRoute', ({ method, url }) => {
      const methods = [method].flat()
      if (methods.length > 2) routes.add(`ALL ${url}`)
      else for (const one of methods) if (one !== 'HEAD') routes.add(`${one} ${url}`)
    })
  }
  subscribe('fastify.initialization', listen)
  try {
    const app = await start()
    return { app, routes: [...routes].sort() }
  } finally {
    unsubscribe('fastify.initialization', listen)
  }
}
