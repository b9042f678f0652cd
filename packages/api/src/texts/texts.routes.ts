import type { FastifyPluginAsync } from 'fastify'
import { route } from '../http/route.ts'
import { storePicture } from '../images/pictures.queries.ts'
import { readPicture } from '../images/readPicture.ts'
import { readForm, uploads } from '../images/upload.ts'
import { storingFiles } from '../storage/storingFiles.ts'
import { writingOf } from '../writing.ts'

/** `/api/texts`: the pictures that stand in the gallery's texts, whatever record the text is of. */
export const textsRoutes: FastifyPluginAsync = async (app) => {
  await app.register(uploads)

  route(app, 'POST /api/texts/images', { preValidation: readForm }, async (request, reply) => {
    const { file } = request.body
    const picture = await readPicture(file)
    const stored = await storingFiles(app, (tx, storage) =>
      storePicture(tx, storage, picture, { folder: 'images', name: file.name }, writingOf(request))
    )
    app.nudgePictures()
    const { width, height } = picture
    return reply.code(201).send({ data: { src: `/storage/images/${stored}`, width, height } })
  })
}
