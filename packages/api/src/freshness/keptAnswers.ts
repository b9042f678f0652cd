import { today } from '@gallery/contract'
import type { FastifyRequest, FastifySchema } from 'fastify'
import fp from 'fastify-plugin'
import { z } from 'zod'
import { keptValues } from './keptValues.ts'
import type { Revisions } from './revisions.ts'
import { tablesShown } from './tablesShown.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The answer to whoever has no panel depends on the address and on the tables of `tablesShown.ts` alone: not on the
     * language or who asks, and on the time only where a minute does no harm, as with a hold that is over. It is kept until
     * one of them is written to, for a minute at most. `'day'`: it depends on the gallery's day too.
     */
    kept?: boolean | 'day'
  }
  interface FastifyRequest {
    /** What was asked, as it was sent, and the state of the tables before this read began, when its answer may be kept. */
    keeping: { question: string; revisions: Revisions } | null
  }
}

/** Bytes of the answers that are kept in all, and of one of them at most: whole lists of names are not worth it. */
const maxBytes = 8 * 1024 * 1024
const maxAnswer = 128 * 1024

const type = 'application/json; charset=utf-8'

/**
 * Answers visitors' reads that say `kept` from memory, while nothing that they show was written to; of whoever is signed in
 * too, but for super users, who may see more. Comes after the session.
 */
export const keptAnswersPlugin = fp(async (app) => {
  const answers = keptValues<Buffer>(maxBytes)
  app.caches.set('answers', answers.state)
  app.decorateRequest('keeping', null)

  app.addHook('onRoute', (route) => {
    const kept = route.config?.kept
    if (!kept || route.method !== 'GET') return
    const known = queryKeys(route.schema)
    const tables = tablesShown(route.url)
    if (!tables)
      throw new Error(`Nobody knows which tables ${route.url} shows, so its answers cannot be kept`)
    route.onRequest = [
      async (request, reply) => {
        // Who is, not who says so: a cookie that opens no session does not lead past what is kept.
        if (request.method !== 'GET' || request.user?.super) return
        const page = app.pageBeingRead()
        const revisions = await (page ? page.revisions() : app.revisions())
        const day = kept === 'day' ? today(app.clock(), app.env.GALLERY_TZ) : ''
        const question = day + questionOf(request, known)
        const answer = answers.get(question, revisions)
        if (answer) return reply.type(type).send(answer)
        request.keeping = { question, revisions }
      },
      ...[route.onRequest ?? []].flat(),
    ]
    route.onSend = [
      async (request, reply, payload) => {
        const { keeping } = request
        if (keeping === null || reply.statusCode !== 200 || typeof payload !== 'string') return
        const answer = Buffer.from(payload)
        if (answer.length > maxAnswer) return
        const { question, revisions } = keeping
        answers.put(question, answer, { tables, revisions, bytes: answer.length + question.length })
      },
      ...[route.onSend ?? []].flat(),
    ]
  })
})

/** The keys that a route's query may have. */
function queryKeys({ querystring }: FastifySchema = {}): readonly string[] {
  return querystring instanceof z.ZodObject ? Object.keys(querystring.shape) : []
}

/**
 * What is asked: the route, what its path names, and of the query what the route reads. However an address is spelled,
 * and whatever else stands in it, the same question has one answer.
 */
function questionOf({ routeOptions, params, query }: FastifyRequest, known: readonly string[]): string {
  const asked = new Map(typeof query === 'object' && query !== null ? Object.entries(query) : [])
  const read = known.flatMap((key) => (asked.get(key) ? [[key, asked.get(key)]] : []))
  return JSON.stringify([routeOptions.url, params, read])
}
