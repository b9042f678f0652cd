import { PassThrough } from 'node:stream'
import {
  ChangedIds,
  Refusal,
  WorksReview,
  WorksSettingForm,
  type WorksSettingLine,
  WorksSettingUndo,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper } from '../auth/guards.ts'
import { today } from '../days.ts'
import type { Db } from '../db/db.ts'
import { writeRefusals } from '../refusals.ts'
import { writingOf } from '../writing.ts'
import { lockWorks } from './bulk.queries.ts'
import { reviewSetting } from './review.queries.ts'
import { applySetting, undoSetting } from './setting.queries.ts'

const tags = ['works']

/** Changing several works at once: first what would become of each, then the doing, then the taking back. */
export const workSettingWrites: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)

  app.post(
    '/api/works/change/review',
    {
      schema: {
        tags,
        summary: 'What a change of several works would make of each; writes nothing (super)',
        body: WorksSettingForm,
        response: { 200: WorksReview, ...writeRefusals },
      },
    },
    async ({ body }) =>
      // Waits for a change of these works that is still going on: what is said of them holds.
      app.db.transaction(async (tx) => {
        await lockWorks(
          tx,
          body.works.map(({ id }) => id)
        )
        return reviewSetting(tx, body, app.clock())
      })
  )

  app.post(
    '/api/works/change',
    {
      schema: {
        tags,
        summary:
          'Change several works, all or none; answers with JSON by lines that tell how far it is, and ends when whoever asked hangs up (super)',
        body: WorksSettingForm,
        response: { 200: z.unknown(), ...writeRefusals, 409: Refusal },
      },
    },
    async (request, reply) => {
      const writing = writingOf(request)
      const day = today(writing.now, app.env.GALLERY_TZ)
      const answer = new PassThrough()
      const say = (line: WorksSettingLine) => answer.write(`${JSON.stringify(line)}\n`)
      // Resolves with the first line: what is refused before it is an answer of its own.
      let isBegun = false
      await new Promise<void>((begun, refused) => {
        const tell = (done: number, total: number) => {
          if (answer.destroyed) throw new Error('Whoever asked for the change of works hung up')
          say({ done, total })
          isBegun = true
          begun()
        }
        const work = (tx: Db) => applySetting(tx, request.body, { writing, today: day }, tell)
        app.db.transaction(work).then(
          (data) => {
            say({ data })
            answer.end()
          },
          (error: Error) => (isBegun ? answer.destroy(error) : refused(error))
        )
      })
      return reply.type('application/x-ndjson').send(answer)
    }
  )

  app.post(
    '/api/works/change/undo',
    {
      schema: {
        tags,
        summary: 'Take a change of several works back, with what it answered (super)',
        body: WorksSettingUndo,
        response: { 200: ChangedIds, ...writeRefusals },
      },
    },
    async (request) => {
      const writing = writingOf(request)
      return { data: await app.db.transaction((tx) => undoSetting(tx, request.body, writing)) }
    }
  )
}
