import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Db } from '../db/db.ts'
import { Refused } from '../errors.ts'
import { route } from '../http/route.ts'
import { readFileForm, uploads } from '../images/upload.ts'
import { writingOf } from '../writing.ts'
import { findImportDetail, isUndoable, listImports, listRows } from './detail.queries.ts'
import { errorsFile } from './errorsFile.ts'
import { withFile } from './files.queries.ts'
import { takeImages } from './images.queries.ts'
import {
  changeable,
  changeImport,
  createImport,
  findImport,
  planFor,
  requireState,
} from './imports.queries.ts'
import { listKept } from './later.queries.ts'
import { askToCancel, askToMove } from './moving.queries.ts'
import { listNames } from './names.queries.ts'
import { inspectApart } from './reading/apart/readApart.ts'
import { maxTableBytes } from './reading/limits.ts'
import { listReasons } from './reasons.queries.ts'

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

  const answer = async (request: FastifyRequest, id: number) => ({
    data: await findImportDetail(app.db, id, { now: app.clock(), language: request.language }),
  })

  route(app, 'GET /api/imports', async ({ query }) => listImports(app.db, query, app.clock()))

  route(app, 'POST /api/imports', { preValidation: fileForm(maxTableBytes) }, async (request, reply) => {
    const { kind, file } = request.body
    const id = await createImport(app.db, request.filePath, { kind, name: file.name }, writingOf(request))
    return reply.code(201).send(await answer(request, id))
  })

  route(app, 'GET /api/imports/:id', async (request) => answer(request, request.params.id))

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
    return answer(request, id)
  })

  route(app, 'POST /api/imports/:id/images', { preValidation: fileForm(maxZipBytes) }, async (request) => {
    const { id } = request.params
    requireState(await findImport(app.db, id), ...changeable)
    const place = { db: app.db, storage: app.storage, importId: id, writing: writingOf(request) }
    const { taken, refused } = await takeImages(place, request.filePath, request.body.file.name)
    app.nudgePictures()
    return {
      data: {
        taken,
        refused: refused.map(({ name, reason }) => ({
          name,
          reason: request.say(reason.id, reason.values),
        })),
      },
    }
  })

  /** Sets an import to move and answers how it stands; the work itself is the worker's. */
  async function move(request: FastifyRequest, id: number, work: (db: Db) => Promise<void>) {
    await work(app.db)
    app.nudgeImports()
    return answer(request, id)
  }

  route(app, 'POST /api/imports/:id/check', async (request) => {
    const { id } = request.params
    planFor(await findImport(app.db, id))
    return move(request, id, (db) => askToMove(db, id, changeable, 'checking'))
  })

  route(app, 'POST /api/imports/:id/apply', async (request) => {
    const { id } = request.params
    const { counts } = await findImport(app.db, id)
    if (counts && counts.new + counts.changed === 0) throw new Refused(409, 'import.nothing')
    return move(request, id, (db) => askToMove(db, id, ['checked'], 'applying'))
  })

  route(app, 'POST /api/imports/:id/cancel', async (request) => {
    await askToCancel(app.db, request.params.id)
    return answer(request, request.params.id)
  })

  route(app, 'POST /api/imports/:id/undo', async (request) => {
    const { id } = request.params
    const record = await findImport(app.db, id)
    requireState(record, 'applied')
    if (!isUndoable(record, app.clock())) throw new Refused(409, 'import.expired')
    return move(request, id, (db) => askToMove(db, id, ['applied'], 'undoing', request.body.keep))
  })

  route(app, 'GET /api/imports/:id/rows', async (request) =>
    listRows(app.db, request.params.id, request.query, request.language)
  )

  route(app, 'GET /api/imports/:id/kept', async ({ params, query }) => {
    await findImport(app.db, params.id)
    return listKept(app.db, params.id, query)
  })

  route(app, 'GET /api/imports/:id/reasons', async ({ params, language }) => {
    await findImport(app.db, params.id)
    return { data: await listReasons(app.db, params.id, language) }
  })

  route(app, 'GET /api/imports/:id/names', async (request) => ({
    data: await listNames(app.db, await findImport(app.db, request.params.id)),
  }))

  route(app, 'GET /api/imports/:id/errors.csv', async (request, reply) => {
    const record = await findImport(app.db, request.params.id)
    const file = await withFile(app.db, record.id, (path) =>
      errorsFile(app.db, record, path, request.language)
    )
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="import-${record.id}-errors.csv"`)
      .send(file)
  })
}
