import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { Refused } from '../errors.ts'
import { route } from '../http/route.ts'
import { readFileForm, uploads } from '../images/upload.ts'
import { writingOf } from '../writing.ts'
import { listImports } from './detail.queries.ts'
import { withFile } from './files.queries.ts'
import { takeImages } from './images.queries.ts'
import { importAnswer } from './importAnswer.ts'
import { changeable, changeImport, createImport, findImport, requireState } from './imports.queries.ts'
import { importMoves } from './moving.routes.ts'
import { inspectApart } from './reading/apart/readApart.ts'
import { maxTableBytes } from './reading/limits.ts'
import { importReview } from './review.routes.ts'

/** Bytes that a zip of pictures may have. */
const maxZipBytes = 1024 * 1024 * 1024

/** Reads a form whose file has at most so many bytes. */
function fileForm(maxBytes: number): (request: FastifyRequest) => Promise<void> {
  const tooLarge = () => new Refused(413, 'import.tooLarge', { megabytes: maxBytes / 1024 / 1024 })
  return (request) => readFileForm(request, maxBytes, tooLarge)
}

/** `/api/imports`: tables that are brought in, from the file to the undo. */
export const importsRoutes: FastifyPluginAsync = async (app) => {
  await app.register(uploads)

  route(app, 'GET /api/imports', async ({ query }) => listImports(app.db, query, app.clock()))

  route(app, 'POST /api/imports', { preValidation: fileForm(maxTableBytes) }, async (request, reply) => {
    const { kind, file } = request.body
    const id = await createImport(app.db, request.filePath, { kind, name: file.name }, writingOf(request))
    return reply.code(201).send(await importAnswer(request, id))
  })

  route(app, 'GET /api/imports/:id', async (request) => importAnswer(request, request.params.id))

  route(app, 'PATCH /api/imports/:id', async (request) => {
    const { id } = request.params
    const { facts, map, mends } = request.body
    const record = await findImport(app.db, id)
    requireState(record, ...changeable)
    const given = { ...record.facts, ...facts }
    const inspected = facts
      ? await withFile(app.db, id, (path) => inspectApart(path, given, record.kind))
      : undefined
    await changeImport(app.db, id, { inspected, map, mends })
    return importAnswer(request, id)
  })

  route(app, 'POST /api/imports/:id/images', { preValidation: fileForm(maxZipBytes) }, async (request) => {
    const { id } = request.params
    requireState(await findImport(app.db, id), ...changeable)
    const place = { db: app.db, storage: app.storage, importId: id, writing: writingOf(request) }
    const { taken, refused, replaced } = await takeImages(place, request.filePath, request.body.file.name)
    app.nudgePictures()
    return {
      data: {
        taken,
        refused: refused.map(({ name, reason }) => ({
          name,
          reason: request.say(reason.id, reason.values),
        })),
        replaced,
      },
    }
  })

  await app.register(importMoves)
  await app.register(importReview)
}
