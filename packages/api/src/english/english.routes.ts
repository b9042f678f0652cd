import {
  BilingualKind,
  Done,
  EnglishAnswer,
  EnglishKind,
  EnglishNextAnswer,
  EnglishNextQuery,
  EnglishQuery,
  Id,
  InvalidFields,
  RecordEnglishAnswer,
  Refusal,
  UpToDate,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper } from '../auth/guards.ts'
import { metaOf } from '../paging.ts'
import { recordWriteRefusals } from '../refusals.ts'
import { writingOf } from '../writing.ts'
import { countWaiting, declareUpToDate, findEnglish, findNext, findWaiting } from './english.queries.ts'

const tags = ['english']
const byRecord = z.object({ kind: BilingualKind, id: Id })
const refusals = { 401: Refusal, 403: Refusal, 422: InvalidFields }

/** Both languages as one piece of work: what lacks English, and what changed in Spanish since it was written. */
export const englishRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)

  app.get(
    '/api/english',
    {
      schema: {
        tags,
        summary:
          'Records and texts of the options whose English waits, with how many of each kind do (super)',
        querystring: EnglishQuery,
        response: { 200: EnglishAnswer, ...refusals },
      },
    },
    async ({ query }) => {
      const counts = await countWaiting(app.db)
      const total = counts
        .filter(({ kind }) => query.kind === undefined || kind === query.kind)
        .reduce((sum, count) => sum + count[query.state], 0)
      return {
        data: await findWaiting(app.db, query),
        counts,
        meta: metaOf(total, query),
      }
    }
  )

  app.get(
    '/api/english/:kind/:id',
    {
      schema: {
        tags,
        summary: 'How the English of one record stands (super)',
        params: byRecord,
        response: { 200: RecordEnglishAnswer, ...refusals, 404: Refusal },
      },
    },
    async ({ params }) => ({ data: await findEnglish(app.db, params.kind, params.id) })
  )

  app.get(
    '/api/english/:kind/:id/next',
    {
      schema: {
        tags,
        summary: 'The next record whose English waits, if there is one (super)',
        params: byRecord.extend({ kind: EnglishKind }),
        querystring: EnglishNextQuery,
        response: { 200: EnglishNextAnswer, ...refusals },
      },
    },
    async ({ params, query }) => ({ data: await findNext(app.db, params, query.state) })
  )

  app.post(
    '/api/english/:kind/:id',
    {
      schema: {
        tags,
        summary: 'Declare the English of some fields right as it is (super)',
        params: byRecord,
        body: UpToDate,
        response: { 200: Done, ...recordWriteRefusals },
      },
    },
    async (request) => {
      await app.db.transaction((tx) =>
        declareUpToDate(tx, request.params, request.body.fields, writingOf(request))
      )
      return { message: request.say('english.upToDate') }
    }
  )
}
