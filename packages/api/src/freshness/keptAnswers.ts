import fp from 'fastify-plugin'
import { sessionCookie } from '../auth/session.ts'
import { keptValues } from './keptValues.ts'
import type { Revisions } from './revisions.ts'
import { tablesShown } from './shownTables.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The answer to whoever is not signed in depends on the address and on the tables of `shownTables.ts` alone: not on
     * the time, the language or who asks. It is kept until one of them is written to.
     */
    kept?: boolean
  }
  interface FastifyRequest {
    /** The state of the tables before this read began, when its answer may be kept. */
    revisionsBefore: Revisions | null
  }
}

/** Bytes of the answers that are kept in all, and of one of them at most: whole lists of names are not worth it. */
const maxBytes = 8 * 1024 * 1024
const maxAnswer = 128 * 1024

const type = 'application/json; charset=utf-8'

/**
 * Answers visitors' reads that say `kept` from memory, while nothing that they show was written to. Takes the cookies of
 * a request and comes after the session.
 */
export const keptAnswersPlugin = fp(async (app) => {
  const answers = keptValues<Buffer>(maxBytes)
  app.decorateRequest('revisionsBefore', null)

  app.addHook('onRoute', (route) => {
    if (!route.config?.kept || route.method !== 'GET') return
    const tables = tablesShown(route.url)
    if (!tables)
      throw new Error(`Nobody knows which tables ${route.url} shows, so its answers cannot be kept`)
    route.onRequest = [
      async (request, reply) => {
        if (request.method !== 'GET' || request.cookies[sessionCookie]) return
        const revisions = await app.revisions()
        const answer = answers.get(request.url, revisions)
        if (answer) return reply.type(type).send(answer)
        request.revisionsBefore = revisions
      },
      ...[route.onRequest ?? []].flat(),
    ]
    route.onSend = [
      async ({ revisionsBefore: revisions, url }, reply, payload) => {
        if (revisions === null || reply.statusCode !== 200 || typeof payload !== 'string') return
        const answer = Buffer.from(payload)
        if (answer.length > maxAnswer) return
        answers.put(url, answer, { tables, revisions, bytes: answer.length + url.length })
      },
      ...[route.onSend ?? []].flat(),
    ]
  })
})
