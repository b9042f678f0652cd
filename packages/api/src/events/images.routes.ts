import { EventAnswer, EventImageForm, EventImagesChange, Id, Refusal } from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper } from '../auth/guards.ts'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { storePicture } from '../images/pictures.queries.ts'
import { readPicture } from '../images/readPicture.ts'
import { readForm, uploads } from '../images/upload.ts'
import { recordWriteRefusals } from '../refusals.ts'
import { storingFiles } from '../storage/storingFiles.ts'
import { type Writing, writingOf } from '../writing.ts'
import { findWholeEvent } from './event.queries.ts'
import { addEventImage, binEventImage, changeEventImages, restoreEventImage } from './imageChanges.queries.ts'
import { touchEvent } from './parts.queries.ts'

const tags = ['events']
const byId = z.object({ id: Id })
const byImage = byId.extend({ image: Id })

/**
 * What super users do to the pictures of an event, whose first active one is its cover. Every answer carries the event
 * as it is afterwards.
 */
export const eventImageWrites: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)
  await app.register(uploads)

  /** Does the work under the lock of the event, and answers with the event. */
  async function change(tx: Db, id: number, writing: Writing, work: () => Promise<unknown>) {
    await touchEvent(tx, id, writing)
    await work()
    const event = await findWholeEvent(tx, id, { hidden: true, now: writing.now, zone: app.env.GALLERY_TZ })
    if (!event) throw notFound()
    return { data: event }
  }

  app.post(
    '/api/events/:id/images',
    {
      preValidation: readForm,
      schema: {
        tags,
        summary: 'Add a picture to an event, at the end (super)',
        params: byId,
        consumes: ['multipart/form-data'],
        body: EventImageForm.extend({ file: z.file() }),
        response: { 201: EventAnswer, ...recordWriteRefusals, 413: Refusal },
      },
    },
    async (request, reply) => {
      const { file, ...image } = request.body
      const { id } = request.params
      const writing = writingOf(request)
      const picture = await readPicture(file)
      const event = await storingFiles(app, (tx, storage) =>
        change(tx, id, writing, async () => {
          const place = { folder: 'events', name: file.name } as const
          const stored = await storePicture(tx, storage, picture, place, writing)
          await addEventImage(tx, id, { ...image, file: stored }, writing)
        })
      )
      app.nudgePictures()
      return reply.code(201).send(event)
    }
  )

  app.patch(
    '/api/events/:id/images',
    {
      schema: {
        tags,
        summary: 'Change texts, visibility and order of an event’s pictures (super)',
        params: byId,
        body: EventImagesChange,
        response: { 200: EventAnswer, ...recordWriteRefusals },
      },
    },
    async (request) => {
      const { id } = request.params
      const writing = writingOf(request)
      return app.db.transaction((tx) =>
        change(tx, id, writing, () => changeEventImages(tx, id, request.body.images, writing))
      )
    }
  )

  app.delete(
    '/api/events/:id/images/:image',
    {
      schema: {
        tags,
        summary: 'Take a picture off an event, into the bin (super)',
        params: byImage,
        response: { 200: EventAnswer, ...recordWriteRefusals },
      },
    },
    async (request) => {
      const { id, image } = request.params
      const writing = writingOf(request)
      return app.db.transaction((tx) => change(tx, id, writing, () => binEventImage(tx, id, image, writing)))
    }
  )

  app.post(
    '/api/events/:id/images/:image/restore',
    {
      schema: {
        tags,
        summary: 'Put a picture of an event back where it was (super)',
        params: byImage,
        response: { 200: EventAnswer, ...recordWriteRefusals },
      },
    },
    async (request) => {
      const { id, image } = request.params
      const writing = writingOf(request)
      return app.db.transaction((tx) =>
        change(tx, id, writing, () => restoreEventImage(tx, id, image, writing))
      )
    }
  )
}
