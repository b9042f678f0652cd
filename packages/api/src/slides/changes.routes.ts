import {
  Done,
  Id,
  Refusal,
  SlideForm,
  SlideRowAnswer,
  SlideRowsAnswer,
  SlidesChange,
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
import { type Writing, writingOf } from '../writing.ts'
import { binSlide, changeSlides, createSlide, restoreSlide, setSlidePicture } from './changes.queries.ts'
import { findSlide, listSlides } from './slides.queries.ts'

const tags = ['slides']
const byId = z.object({ id: Id })

/** 409: somebody saved in between; `data` is every slide as it is now. */
const Stale = Refusal.extend(SlideRowsAnswer.shape)

/** What super users do to slides. */
export const slideWrites: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)
  await app.register(uploads)

  /** Stores the picture of a form and does with its name what the route is for. */
  async function storing(
    file: File,
    writing: Writing,
    use: (tx: Db, filename: string) => Promise<number>
  ): Promise<SlideRowAnswer> {
    const picture = await readPicture(file)
    const data = await storingFiles(app, async (tx, storage) => {
      const place = { folder: 'slides', name: file.name } as const
      return findSlide(tx, await use(tx, await storePicture(tx, storage, picture, place, writing)), true)
    })
    app.nudgePictures()
    return { data }
  }

  app.post(
    '/api/slides',
    {
      preValidation: readForm,
      schema: {
        tags,
        summary: 'Add a slide at the end (super)',
        consumes: ['multipart/form-data'],
        body: SlideForm.extend({ file: z.file() }),
        response: { 201: SlideRowAnswer, ...writeRefusals, 413: Refusal },
      },
    },
    async (request, reply) => {
      const { file, ...texts } = request.body
      const writing = writingOf(request)
      const added = await storing(file, writing, (tx, filename) =>
        createSlide(tx, { ...texts, filename }, writing)
      )
      return reply.code(201).send(added)
    }
  )

  app.post(
    '/api/slides/:id/image',
    {
      preValidation: readForm,
      schema: {
        tags,
        summary: 'Give a slide another picture (super)',
        consumes: ['multipart/form-data'],
        params: byId,
        body: z.object({ file: z.file() }),
        response: { 200: SlideRowAnswer, ...writeRefusals, 404: Refusal, 413: Refusal },
      },
    },
    async (request) => {
      const { id } = request.params
      const writing = writingOf(request)
      return storing(request.body.file, writing, async (tx, filename) => {
        await setSlidePicture(tx, id, filename, writing)
        return id
      })
    }
  )

  app.patch(
    '/api/slides/all',
    {
      schema: {
        tags,
        summary:
          'Change texts and order of slides; with updated_at only if nobody changed them since (super)',
        body: SlidesChange,
        response: { 200: SlideRowsAnswer, ...writeRefusals, 404: Refusal, 409: Stale },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        await changeSlides(tx, request.body, writingOf(request))
        return { data: await listSlides(tx, true) }
      })
  )

  app.delete(
    '/api/slides/:id',
    {
      schema: {
        tags,
        summary: 'Put a slide into the bin (super)',
        params: byId,
        response: { 200: Done, ...writeRefusals, 404: Refusal },
      },
    },
    async (request) => {
      await binSlide(app.db, request.params.id, writingOf(request))
      return { message: request.say('slide.binned') }
    }
  )

  app.post(
    '/api/slides/:id/restore',
    {
      schema: {
        tags,
        summary: 'Take a slide out of the bin, to its place (super)',
        params: byId,
        response: { 200: SlideRowAnswer, ...writeRefusals, 404: Refusal },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        await restoreSlide(tx, request.params.id, writingOf(request))
        return { data: await findSlide(tx, request.params.id, true) }
      })
  )
}
