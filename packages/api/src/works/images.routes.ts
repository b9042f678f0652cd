import {
  Id,
  one,
  Refusal,
  WorkDetail,
  WorkDetailAnswer,
  WorkImageForm,
  WorkImagesChange,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper } from '../auth/guards.ts'
import type { Db } from '../db/db.ts'
import { storePicture } from '../images/pictures.queries.ts'
import { readPicture } from '../images/readPicture.ts'
import { readForm, uploads } from '../images/upload.ts'
import { recordWriteRefusals } from '../refusals.ts'
import { storingFiles } from '../storage/storingFiles.ts'
import { type Writing, writingOf } from '../writing.ts'
import { touchWork } from './changes.queries.ts'
import { addWorkImage, binWorkImage, changeWorkImages, restoreWorkImage } from './imageChanges.queries.ts'
import { findWorkDetail } from './work.queries.ts'

const tags = ['works']
const byId = z.object({ id: Id })

/** 409: somebody saved in between; `data` is the work as it is now. */
const Stale = Refusal.extend(one(WorkDetail).shape)

/** What super users do to the pictures of a work. Every answer carries the work as it is afterwards. */
export const workImageWrites: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)
  await app.register(uploads)

  /** Does something under the lock of a work, and answers with the work. */
  async function change(tx: Db, id: number, writing: Writing, act: () => Promise<void>) {
    await touchWork(tx, id, writing)
    await act()
    return findWorkDetail(tx, id)
  }

  app.post(
    '/api/works/:id/images',
    {
      preValidation: readForm,
      schema: {
        tags,
        summary: 'Add a picture to a work, at the end (super)',
        params: byId,
        consumes: ['multipart/form-data'],
        body: WorkImageForm.extend({ file: z.file() }),
        response: { 201: WorkDetailAnswer, ...recordWriteRefusals, 413: Refusal },
      },
    },
    async (request, reply) => {
      const { file, ...image } = request.body
      const { id } = request.params
      const writing = writingOf(request)
      const picture = await readPicture(file)
      const work = await storingFiles(app, (tx, storage) =>
        change(tx, id, writing, async () => {
          const place = { folder: 'images', name: file.name } as const
          const stored = await storePicture(tx, storage, picture, place, writing)
          await addWorkImage(tx, id, { ...image, file: stored }, writing)
        })
      )
      app.nudgePictures()
      return reply.code(201).send(work)
    }
  )

  app.patch(
    '/api/works/:id/images',
    {
      schema: {
        tags,
        summary: 'Change texts, visibility and order of a work’s pictures (super)',
        params: byId,
        body: WorkImagesChange,
        response: { 200: WorkDetailAnswer, ...recordWriteRefusals, 409: Stale },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        const { id } = request.params
        const writing = writingOf(request)
        await touchWork(tx, id, writing, request.body.updated_at)
        await changeWorkImages(tx, id, request.body.images, writing)
        return findWorkDetail(tx, id)
      })
  )

  app.delete(
    '/api/works/:id/images/:image',
    {
      schema: {
        tags,
        summary: 'Take a picture off a work, into the bin (super)',
        params: byId.extend({ image: Id }),
        response: { 200: WorkDetailAnswer, ...recordWriteRefusals },
      },
    },
    async (request) => {
      const { id, image } = request.params
      const writing = writingOf(request)
      return app.db.transaction((tx) => change(tx, id, writing, () => binWorkImage(tx, id, image, writing)))
    }
  )

  app.post(
    '/api/works/:id/images/:image/restore',
    {
      schema: {
        tags,
        summary: 'Take a picture of a work out of the bin, to where it stood (super)',
        params: byId.extend({ image: Id }),
        response: { 200: WorkDetailAnswer, ...recordWriteRefusals },
      },
    },
    async (request) => {
      const { id, image } = request.params
      const writing = writingOf(request)
      return app.db.transaction((tx) =>
        change(tx, id, writing, () => restoreWorkImage(tx, id, image, writing))
      )
    }
  )
}
