import { ArchiveAnswer, ArchiveChange, ArchiveForm, Done, Id, Refusal } from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper } from '../auth/guards.ts'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { writeRefusals } from '../refusals.ts'
import { writingOf } from '../writing.ts'
import { findArchive } from './archives.queries.ts'
import { binArchive, changeArchive, createArchive, restoreArchive } from './changes.queries.ts'

const tags = ['archives']
const byId = z.object({ id: Id })

/** 409: somebody saved in between; `data` is the archive as it is now. */
const Stale = Refusal.extend(ArchiveAnswer.shape)

/** What super users do to archives. Every answer carries the archive as it is afterwards. */
export const archiveWrites: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)

  async function answer(tx: Db, id: number) {
    const archive = await findArchive(tx, id, true)
    if (!archive) throw notFound()
    return { data: archive }
  }

  app.post(
    '/api/archives',
    {
      schema: {
        tags,
        summary: 'Create an archive (super)',
        body: ArchiveForm,
        response: { 201: ArchiveAnswer, ...writeRefusals },
      },
    },
    async (request, reply) => {
      const added = await app.db.transaction(async (tx) =>
        answer(tx, await createArchive(tx, request.body, writingOf(request)))
      )
      return reply.code(201).send(added)
    }
  )

  app.patch(
    '/api/archives/:id',
    {
      schema: {
        tags,
        summary: 'Change an archive; with updated_at only if nobody saved since then (super)',
        params: byId,
        body: ArchiveChange,
        response: { 200: ArchiveAnswer, ...writeRefusals, 404: Refusal, 409: Stale },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        await changeArchive(tx, request.params.id, request.body, writingOf(request))
        return answer(tx, request.params.id)
      })
  )

  app.delete(
    '/api/archives/:id',
    {
      schema: {
        tags,
        summary: 'Put an archive into the bin; its items are hidden with it (super)',
        params: byId,
        response: { 200: Done, ...writeRefusals, 404: Refusal },
      },
    },
    async (request) => {
      await binArchive(app.db, request.params.id, writingOf(request))
      return { message: request.say('archive.binned') }
    }
  )

  app.post(
    '/api/archives/:id/restore',
    {
      schema: {
        tags,
        summary: 'Take an archive out of the bin, its items with it (super)',
        params: byId,
        response: { 200: ArchiveAnswer, ...writeRefusals, 404: Refusal },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        await restoreArchive(tx, request.params.id, writingOf(request))
        return answer(tx, request.params.id)
      })
  )
}
