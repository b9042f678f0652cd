import { METHODS } from 'node:http'
import fp from 'fastify-plugin'
import findMyWay, { type HTTPMethod } from 'find-my-way'
import { answerNotFound } from './errorHandler.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods that an address takes, as `Allow` says them; none for an address that is nobody's. */
    methodsAt(url: string): string[]
  }
}

/** Remembers which addresses there are and what can be done there. Register it before the routes. */
export const knownPathsPlugin = fp(async (app) => {
  const router = findMyWay({ ignoreTrailingSlash: true })
  const methods = new Set<HTTPMethod>()

  app.addHook('onRoute', ({ method, url, handler }) => {
    // A path that takes every method to say that there is nothing.
    const isKnown = handler !== answerNotFound
    for (const one of [method].flat().filter(isMethod)) {
      methods.add(one)
      router.on(one, url, () => undefined, { isKnown })
    }
  })

  app.decorate('methodsAt', (url) =>
    [...methods].filter((method) => router.find(method, url)?.store.isKnown === true).sort()
  )
})

function isMethod(name: string): name is HTTPMethod {
  return METHODS.includes(name)
}
