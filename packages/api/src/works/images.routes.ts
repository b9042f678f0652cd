import type { FastifyPluginAsync } from 'fastify'
import { route } from '../http/route.ts'
import { storePicture } from '../images/pictures.queries.ts'
import { readPicture } from '../images/readPicture.ts'
import { readForm, uploads } from '../images/upload.ts'
import { storingFiles } from '../storage/storingFiles.ts'
import { writingOf } from '../writing.ts'
import { touchWork } from './changes.queries.ts'
import { changeWork } from './changeWork.ts'
import { addWorkImage, binWorkImage, changeWorkImages, restoreWorkImage } from './imageChanges.queries.ts'
import { findWorkDetail } from './work.queries.ts'

/** What super users do to the pictures of a work. Every answer carries the work as it is afterwards. */
export const workImageWrites: FastifyPluginAsync = async (app) => {
  await app.register(uploads)

  route(app, 'POST /api/works/:id/images', { preValidation: readForm }, async (request, reply) => {
    const { file, ...image } = request.body
    const { id } = request.params
    const writing = writingOf(request)
    const picture = await readPicture(file)
    const work = await storingFiles(app, (tx, storage) =>
      changeWork(tx, id, writing, async () => {
        const place = { folder: 'images', name: file.name } as const
        const stored = await storePicture(tx, storage, picture, place, writing)
        await addWorkImage(tx, id, { ...image, file: stored }, writing)
      })
    )
    app.nudgePictures()
    return reply.code(201).send(work)
  })

  route(app, 'PATCH /api/works/:id/images', async (request) =>
    app.db.transaction(async (tx) => {
      const { id } = request.params
      const writing = writingOf(request)
      await touchWork(tx, id, writing, request.body.updated_at)
      await changeWorkImages(tx, id, request.body, writing)
      return findWorkDetail(tx, id)
    })
  )

  route(app, 'DELETE /api/works/:id/images/:image', async (request) => {
    const { id, image } = request.params
    const writing = writingOf(request)
    return app.db.transaction((tx) => changeWork(tx, id, writing, () => binWorkImage(tx, id, image, writing)))
  })

  route(app, 'POST /api/works/:id/images/:image/restore', async (request) => {
    const { id, image } = request.params
    const writing = writingOf(request)
    return app.db.transaction((tx) =>
      changeWork(tx, id, writing, () => restoreWorkImage(tx, id, image, writing))
    )
  })
}
