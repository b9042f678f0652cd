import {
  CollectionChange,
  CollectionDetailAnswer,
  CollectionForm,
  CollectionOptions,
  Done,
  Id,
  Refusal,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper } from '../auth/guards.ts'
import type { Db } from '../db/db.ts'
import { storePicture } from '../images/pictures.queries.ts'
import { readPicture } from '../images/readPicture.ts'
import { readForm, uploads } from '../images/upload.ts'
import { writeRefusals } from '../refusals.ts'
import { storingFiles } from '../storage/storingFiles.ts'
import { writingOf } from '../writing.ts'
import {
  binCollection,
  changeCollection,
  createCollection,
  setCollectionImage,
  setCollectionOptions,
} from './changes.queries.ts'
import { findCollectionDetail } from './collection.queries.ts'

const tags = ['collections']
const byId = z.object({ id: Id })

/** 409: somebody saved in between; `data` is the collection as it is now. */
const Stale = Refusal.extend(CollectionDetailAnswer.shape)

const answer = async (tx: Db, id: number) => ({ data: await findCollectionDetail(tx, id) })

/** What super users do to collections. Every answer carries the collection as it is afterwards. */
export const collectionWrites: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)
  await app.register(uploads)

  app.post(
    '/api/collections',
    {
      schema: {
        tags,
        summary: 'Create a collection with its works in order (super)',
        body: CollectionForm,
        response: { 201: CollectionDetailAnswer, ...writeRefusals },
      },
    },
    async (request, reply) => {
      const added = await app.db.transaction(async (tx) =>
        answer(tx, await createCollection(tx, request.body, writingOf(request)))
      )
      return reply.code(201).send(added)
    }
  )

  app.patch(
    '/api/collections/:id',
    {
      schema: {
        tags,
        summary:
          'Change texts, works, their order and covers; with updated_at unless somebody saved since (super)',
        params: byId,
        body: CollectionChange,
        response: { 200: CollectionDetailAnswer, ...writeRefusals, 404: Refusal, 409: Stale },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        await changeCollection(tx, request.params.id, request.body, writingOf(request))
        return answer(tx, request.params.id)
      })
  )

  app.put(
    '/api/collections/:id',
    {
      schema: {
        tags,
        summary: 'Set who may see a collection, until when and by which link (super)',
        params: byId,
        body: CollectionOptions,
        response: { 200: CollectionDetailAnswer, ...writeRefusals, 404: Refusal, 409: Stale },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        await setCollectionOptions(tx, request.params.id, request.body, writingOf(request))
        return answer(tx, request.params.id)
      })
  )

  app.post(
    '/api/collections/:id/image',
    {
      preValidation: readForm,
      schema: {
        tags,
        summary: 'Give a collection a picture of its own (super)',
        consumes: ['multipart/form-data'],
        params: byId,
        body: z.object({ file: z.file() }),
        response: { 200: CollectionDetailAnswer, ...writeRefusals, 404: Refusal, 413: Refusal },
      },
    },
    async (request) => {
      const { id } = request.params
      const { file } = request.body
      const writing = writingOf(request)
      const picture = await readPicture(file)
      const changed = await storingFiles(app, async (tx, storage) => {
        const place = { folder: 'collections', name: file.name } as const
        await setCollectionImage(tx, id, await storePicture(tx, storage, picture, place, writing), writing)
        return answer(tx, id)
      })
      app.nudgePictures()
      return changed
    }
  )

  app.delete(
    '/api/collections/:id/image',
    {
      schema: {
        tags,
        summary: 'Take the picture of a collection away; covers stand for it then (super)',
        params: byId,
        response: { 200: CollectionDetailAnswer, ...writeRefusals, 404: Refusal },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        await setCollectionImage(tx, request.params.id, null, writingOf(request))
        return answer(tx, request.params.id)
      })
  )

  app.delete(
    '/api/collections/:id',
    {
      schema: {
        tags,
        summary: 'Put a collection into the bin; its room is closed with it (super)',
        params: byId,
        response: { 200: Done, ...writeRefusals, 404: Refusal },
      },
    },
    async (request) => {
      await binCollection(app.db, request.params.id, writingOf(request))
      return { message: request.say('collection.binned') }
    }
  )
}
