import { BinAnswer, BinDone, BinQuery, BinRef, BinRefs, InvalidFields, Refusal } from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireSuper } from '../auth/guards.ts'
import { writeRefusals } from '../refusals.ts'
import { writingOf } from '../writing.ts'
import { listBin } from './bin.queries.ts'
import { emptyBin } from './emptying.ts'
import { restoreRecords } from './restoring.ts'

const tags = ['bin']
const refusals = { 401: Refusal, 403: Refusal, 422: InvalidFields }

/** `/api/bin`: what was deleted in the last 30 days, for super users. */
export const binRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)

  app.get(
    '/api/bin',
    {
      schema: {
        tags,
        summary: 'What is in the bin, last deleted first, a page at a time (super)',
        querystring: BinQuery,
        response: { 200: BinAnswer, ...refusals },
      },
    },
    async ({ query }) => listBin(app.db, query, app.clock())
  )

  app.post(
    '/api/bin/restore',
    {
      schema: {
        tags,
        summary: 'Take records out of the bin, with everything that hung on them (super)',
        body: BinRefs,
        response: { 200: BinDone, ...writeRefusals, 409: Refusal },
      },
    },
    async (request) => {
      const writing = writingOf(request)
      const count = await app.db.transaction((tx) => restoreRecords(tx, request.body.records, writing))
      return { message: request.say('bin.restored', { count }), count }
    }
  )

  app.delete(
    '/api/bin',
    {
      schema: {
        tags,
        summary: 'Delete for good: all that is in the bin, a kind, or one record of it (super)',
        querystring: BinRef.partial().refine(({ kind, id }) => id === undefined || kind !== undefined),
        response: { 200: BinDone, ...writeRefusals },
      },
    },
    async (request) => {
      const count = await emptyBin(app, request.query, app.clock())
      return { message: request.say('bin.emptied', { count }), count }
    }
  )
}
