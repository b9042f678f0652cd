import type { FastifyPluginAsync } from 'fastify'
import { route } from '../http/route.ts'
import { storePicture } from '../images/pictures.queries.ts'
import { readPicture } from '../images/readPicture.ts'
import { readForm, uploads } from '../images/upload.ts'
import { storingFiles } from '../storage/storingFiles.ts'
import { writingOf } from '../writing.ts'
import { changeWork } from './changeWork.ts'
import { addCondition, strikeCondition } from './conditions.queries.ts'

/** In what condition works were when they moved. Every answer carries the work as it is afterwards. */
export const conditionWrites: FastifyPluginAsync = async (app) => {
  await app.register(uploads)

  route(app, 'POST /api/works/:id/movements/:movement/conditions', async (request, reply) => {
    const { params, body } = request
    const writing = writingOf(request)
    const work = await app.db.transaction((tx) =>
      changeWork(tx, params.id, writing, () => addCondition(tx, params, body, writing))
    )
    return reply.code(201).send(work)
  })

  route(
    app,
    'POST /api/works/:id/movements/:movement/conditions/picture',
    { preValidation: readForm },
    async (request, reply) => {
      const { params } = request
      const { file, words } = request.body
      const writing = writingOf(request)
      const picture = await readPicture(file)
      const work = await storingFiles(app, (tx, storage) =>
        changeWork(tx, params.id, writing, async () => {
          const place = { folder: 'conditions', name: file.name } as const
          const stored = await storePicture(tx, storage, picture, place, writing)
          await addCondition(tx, params, { words, file: stored }, writing)
        })
      )
      app.nudgePictures()
      return reply.code(201).send(work)
    }
  )

  route(app, 'POST /api/works/:id/conditions/:condition/strike', async (request) => {
    const { params, body } = request
    const writing = writingOf(request)
    return app.db.transaction((tx) =>
      changeWork(tx, params.id, writing, () => strikeCondition(tx, params, body.why, writing))
    )
  })
}
