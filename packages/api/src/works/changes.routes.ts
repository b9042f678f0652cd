import {
  Done,
  Id,
  one,
  Refusal,
  WorkChange,
  WorkDetail,
  WorkDetailAnswer,
  WorkForm,
  WorksChange,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper } from '../auth/guards.ts'
import { notFound } from '../errors.ts'
import { writeRefusals } from '../refusals.ts'
import { writingOf } from '../writing.ts'
import { restoreWorks } from './bulk.queries.ts'
import { binWork, changeWork, createWork, toggleArtist } from './changes.queries.ts'
import { findWorkDetail } from './work.queries.ts'

const tags = ['works']
const byId = z.object({ id: Id })

/** 409: somebody saved in between; `data` is the work as it is now. */
const Stale = Refusal.extend(one(WorkDetail).shape)

/** What super users do to works. Every answer carries the work as it is afterwards. */
export const workWrites: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)

  app.post(
    '/api/works',
    {
      schema: {
        tags,
        summary: 'Create a work (super)',
        body: WorkForm,
        response: { 201: WorkDetailAnswer, ...writeRefusals },
      },
    },
    async (request, reply) => {
      const work = await app.db.transaction(async (tx) =>
        findWorkDetail(tx, await createWork(tx, request.body, writingOf(request)))
      )
      return reply.code(201).send(work)
    }
  )

  app.patch(
    '/api/works/all',
    {
      schema: {
        tags,
        summary: 'Change several works, all or none (super)',
        body: WorksChange,
        response: { 200: z.object({ data: z.array(Id) }), ...writeRefusals, 404: Refusal, 409: Stale },
      },
    },
    async (request) => {
      const writing = writingOf(request)
      // By id, so that two such requests cannot wait for each other's locks.
      const changes = request.body.works.toSorted((one, other) => one.id - other.id)
      await app.db.transaction(async (tx) => {
        for (const { id, ...change } of changes) await changeWork(tx, id, change, writing)
      })
      return { data: request.body.works.map((work) => work.id) }
    }
  )

  app.patch(
    '/api/works/:id',
    {
      schema: {
        tags,
        summary:
          'Change a work, or renew its secret link; with updated_at only if nobody saved since then (super)',
        params: byId,
        body: WorkChange,
        response: { 200: WorkDetailAnswer, ...writeRefusals, 404: Refusal, 409: Stale },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        await changeWork(tx, request.params.id, request.body, writingOf(request))
        return findWorkDetail(tx, request.params.id)
      })
  )

  app.patch(
    '/api/works/toggleArtist/:id',
    {
      schema: {
        tags,
        summary: 'Make the artist with the id of the body the work’s, or take them off it (super)',
        params: byId,
        body: byId,
        response: { 200: WorkDetailAnswer, ...writeRefusals, 404: Refusal },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        await toggleArtist(tx, request.params.id, request.body.id, writingOf(request))
        return findWorkDetail(tx, request.params.id)
      })
  )

  app.delete(
    '/api/works/:id',
    {
      schema: {
        tags,
        summary: 'Put a work into the bin (super)',
        params: byId,
        response: { 200: Done, ...writeRefusals, 404: Refusal },
      },
    },
    async (request) => {
      await binWork(app.db, request.params.id, writingOf(request))
      return { message: request.say('work.binned') }
    }
  )

  app.post(
    '/api/works/:id/restore',
    {
      schema: {
        tags,
        summary: 'Take a work out of the bin, with all that hung on it (super)',
        params: byId,
        response: { 200: WorkDetailAnswer, ...writeRefusals, 404: Refusal },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        const { id } = request.params
        const [restored] = await restoreWorks(tx, [id], writingOf(request))
        if (restored === undefined) throw notFound()
        return findWorkDetail(tx, id)
      })
  )
}
