import {
  Done,
  Id,
  InvalidFields,
  Refusal,
  SlideAnswer,
  SlideForm,
  SlidesAnswer,
  SlidesChange,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper } from '../auth/guards.ts'
import { storePicture } from '../images/pictures.queries.ts'
import { readPicture } from '../images/readPicture.ts'
import { readForm, uploads } from '../images/upload.ts'
import { storingFiles } from '../storage/storingFiles.ts'
import { writingOf } from '../writing.ts'
import { binSlide, changeSlides, createSlide, findSlide, listSlides } from './slides.queries.ts'

const tags = ['slides']
const byId = z.object({ id: Id })

/** `/api/slides`, the carousel of the home page (spec §7): anybody reads it, super users write it. */
export const slidesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/slides',
    { schema: { tags, summary: 'The slides of the home page, in order', response: { 200: SlidesAnswer } } },
    async () => ({ data: await listSlides(app.db) })
  )

  app.get(
    '/api/slides/:id',
    {
      schema: {
        tags,
        summary: 'One slide',
        params: byId,
        response: { 200: SlideAnswer, 404: Refusal },
      },
    },
    async ({ params }) => ({ data: await findSlide(app.db, params.id) })
  )

  await app.register(writes)
}

const refusals = { 400: Refusal, 401: Refusal, 403: Refusal, 415: Refusal, 422: InvalidFields }

const writes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)
  await app.register(uploads)

  app.post(
    '/api/slides',
    {
      preValidation: readForm,
      schema: {
        tags,
        summary: 'Add a slide at the end (super)',
        consumes: ['multipart/form-data'],
        body: SlideForm.extend({ file: z.file() }),
        response: { 201: SlideAnswer, ...refusals, 413: Refusal },
      },
    },
    async (request, reply) => {
      const { file, ...texts } = request.body
      const writing = writingOf(request)
      const picture = await readPicture(new Uint8Array(await file.arrayBuffer()))
      const slide = await storingFiles(app, async (tx, storage) => {
        const place = { folder: 'slides', name: file.name } as const
        const filename = await storePicture(tx, storage, picture, place, writing)
        return findSlide(tx, await createSlide(tx, { ...texts, filename }, writing))
      })
      app.nudgePictures()
      return reply.code(201).send({ data: slide })
    }
  )

  app.patch(
    '/api/slides/all',
    {
      schema: {
        tags,
        summary: 'Change texts and order of slides (super)',
        body: SlidesChange,
        response: { 200: SlidesAnswer, ...refusals, 404: Refusal },
      },
    },
    async (request) => {
      const data = await app.db.transaction(async (tx) => {
        await changeSlides(tx, request.body.slides, writingOf(request))
        return listSlides(tx)
      })
      return { data }
    }
  )

  app.delete(
    '/api/slides/:id',
    {
      schema: {
        tags,
        summary: 'Put a slide into the bin (super)',
        params: byId,
        response: { 200: Done, ...refusals, 404: Refusal },
      },
    },
    async (request) => {
      await binSlide(app.db, request.params.id, writingOf(request))
      return { message: request.say('slide.binned') }
    }
  )
}
