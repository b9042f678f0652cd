import { Refusal, TextImageAnswer } from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper } from '../auth/guards.ts'
import { storePicture } from '../images/pictures.queries.ts'
import { readPicture } from '../images/readPicture.ts'
import { readForm, uploads } from '../images/upload.ts'
import { writeRefusals } from '../refusals.ts'
import { storingFiles } from '../storage/storingFiles.ts'
import { writingOf } from '../writing.ts'

/** `/api/texts`: the pictures that stand in the gallery's texts, whatever record the text is of. */
export const textsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)
  await app.register(uploads)

  app.post(
    '/api/texts/images',
    {
      preValidation: readForm,
      schema: {
        tags: ['texts'],
        summary: 'Keep a picture for a text, and say what its img is to name (super)',
        consumes: ['multipart/form-data'],
        body: z.object({ file: z.file() }),
        response: {
          201: TextImageAnswer,
          ...writeRefusals,
          413: Refusal,
        },
      },
    },
    async (request, reply) => {
      const { file } = request.body
      const picture = await readPicture(file)
      const stored = await storingFiles(app, (tx, storage) =>
        storePicture(tx, storage, picture, { folder: 'images', name: file.name }, writingOf(request))
      )
      app.nudgePictures()
      const { width, height } = picture
      return reply.code(201).send({ data: { src: `/storage/images/${stored}`, width, height } })
    }
  )
}
