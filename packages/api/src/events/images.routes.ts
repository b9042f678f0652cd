import type { FastifyPluginAsync } from 'fastify'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { route } from '../http/route.ts'
import { storePicture } from '../images/pictures.queries.ts'
import { readPicture } from '../images/readPicture.ts'
import { readForm, uploads } from '../images/upload.ts'
import { storingFiles } from '../storage/storingFiles.ts'
import { type Writing, writingOf } from '../writing.ts'
import { findWholeEvent } from './event.queries.ts'
import { addEventImage, binEventImage, changeEventImages, restoreEventImage } from './imageChanges.queries.ts'
import { touchEvent } from './parts.queries.ts'

/**
 * What super users do to the pictures of an event, whose first active one is its cover. Every answer carries the event
 * as it is afterwards.
 */
export const eventImageWrites: FastifyPluginAsync = async (app) => {
  await app.register(uploads)

  /** Does the work under the lock of the event, and answers with the event. */
  async function change(tx: Db, id: number, writing: Writing, work: () => Promise<unknown>) {
    await touchEvent(tx, id, writing)
    await work()
    const event = await findWholeEvent(tx, id, { hidden: true, now: writing.now, zone: app.env.GALLERY_TZ })
    if (!event) throw notFound()
    return { data: event }
  }

  route(app, 'POST /api/events/:id/images', { preValidation: readForm }, async (request, reply) => {
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
  })

  route(app, 'PATCH /api/events/:id/images', async (request) => {
    const { id } = request.params
    const writing = writingOf(request)
    return app.db.transaction((tx) =>
      change(tx, id, writing, () => changeEventImages(tx, id, request.body, writing))
    )
  })

  route(app, 'DELETE /api/events/:id/images/:image', async (request) => {
    const { id, image } = request.params
    const writing = writingOf(request)
    return app.db.transaction((tx) => change(tx, id, writing, () => binEventImage(tx, id, image, writing)))
  })

  route(app, 'POST /api/events/:id/images/:image/restore', async (request) => {
    const { id, image } = request.params
    const writing = writingOf(request)
    return app.db.transaction((tx) =>
      change(tx, id, writing, () => restoreEventImage(tx, id, image, writing))
    )
  })
}
