import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const initialized = z.object({ fastify: z.custom<FastifyInstance>() })

interface Registered<App> {
  app: App
  /** Every route, as `GET /api/events/:id`; `ALL` for one that takes every method. */
  routes: string[]
  /** Those that ask to have proven lately who one is. */
  fresh: string[]
  /** Those that have been asked so far. */
  asked: ReadonlySet<string>
}

/**
 * Every route that an app registers while `start` builds it. The HEAD that comes with each GET is left out. Fastify tells
 * over its own diagnostics channel.
 */
export async function registeredRoutes<App>(start: () => Promise<App>): Promise<Registered<App>> {
  const routes = new Set<string>()
  const fresh = new Set<string>()
  const asked = new Set<string>()
  const listen = (message: unknown) => {
    const { fastify } = initialized.parse(message)
    fastify.addHook('onRoute', ({ method, url, config }) => {
      for (const name of namesOf(method, url)) {
        routes.add(name)
        if (config?.fresh) fresh.add(name)
      }
    })
    fastify.addHook('onResponse', (request, _reply, done) => {
      const { method = [], url = '' } = request.routeOptions
      for (const name of namesOf(method, url)) asked.add(name)
      done()
    })
  }
  subscribe('fastify.initialization', listen)
  try {
    const app = await start()
    return { app, routes: [...routes].sort(), fresh: [...fresh].sort(), asked }
  } finally {
    unsubscribe('fastify.initialization', listen)
  }
}

function namesOf(method: string | readonly string[], url: string): string[] {
  const methods = [method].flat()
  if (methods.length > 2) return [`ALL ${url}`]
  return methods.filter((one) => one !== 'HEAD').map((one) => `${one} ${url}`)
}
