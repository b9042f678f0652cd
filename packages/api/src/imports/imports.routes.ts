import {
  Id,
  ImportAnswer,
  ImportForm,
  ImportImagesAnswer,
  ImportKeptAnswer,
  ImportNamesAnswer,
  ImportPatch,
  ImportReasonsAnswer,
  ImportRowsAnswer,
  ImportRowsQuery,
  ImportsAnswer,
  ImportsQuery,
  ImportUndo,
  InvalidFields,
  Refusal,
} from '@gallery/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper } from '../auth/guards.ts'
import type { Db } from '../db/db.ts'
import { Refused } from '../errors.ts'
import { readFileForm, uploads } from '../images/upload.ts'
import { writingOf } from '../writing.ts'
import { findImportDetail, isUndoable, listImports, listRows } from './detail.queries.ts'
import { errorsFile } from './errorsFile.ts'
import { withFile } from './files.queries.ts'
import { takeImages } from './images.queries.ts'
import { changeImport, createImport, findImport, planFor, requireState } from './imports.queries.ts'
import { listKept } from './later.queries.ts'
import { askToCancel, askToMove } from './moving.queries.ts'
import { listNames } from './names.queries.ts'
import { inspectApart } from './reading/apart/readApart.ts'
import { maxTableBytes } from './reading/limits.ts'
import { listReasons } from './reasons.queries.ts'

const tags = ['imports']
const byId = z.object({ id: Id })
const refusals = {
  400: Refusal,
  401: Refusal,
  403: Refusal,
  404: Refusal,
  409: Refusal,
  413: Refusal,
  422: InvalidFields.or(Refusal),
}
const uploadRefusals = { ...refusals, 415: Refusal }

/** Bytes that a zip of pictures may have. */
const maxZipBytes = 1024 * 1024 * 1024

/** Reads a form whose file has at most so many bytes. */
function fileForm(maxBytes: number): (request: FastifyRequest) => Promise<void> {
  const tooLarge = () => new Refused(413, 'import.tooLarge', { megabytes: maxBytes / 1024 / 1024 })
  return (request) => readFileForm(request, maxBytes, tooLarge)
}

/** `/api/imports`: tables that are brought in, from the file to the undo. */
export const importsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)
  await app.register(uploads)

  const answer = async (request: FastifyRequest, id: number) => ({
    data: await findImportDetail(app.db, id, { now: app.clock(), language: request.language }),
  })

  app.get(
    '/api/imports',
    {
      schema: {
        tags,
        summary: 'Imports, the newest first (super)',
        querystring: ImportsQuery,
        response: { 200: ImportsAnswer, ...refusals },
      },
    },
    async ({ query }) => listImports(app.db, query, app.clock())
  )

  app.post(
    '/api/imports',
    {
      preValidation: fileForm(maxTableBytes),
      schema: {
        tags,
        summary: 'Bring a table in, CSV or XLSX: nothing is imported yet (super)',
        consumes: ['multipart/form-data'],
        body: ImportForm.extend({ file: z.file() }),
        response: { 201: ImportAnswer, ...uploadRefusals },
      },
    },
    async (request, reply) => {
      const { kind, file } = request.body
      const id = await createImport(app.db, request.filePath, { kind, name: file.name }, writingOf(request))
      return reply.code(201).send(await answer(request, id))
    }
  )

  app.get(
    '/api/imports/:id',
    {
      schema: {
        tags,
        summary: 'An import and how far it is (super)',
        params: byId,
        response: { 200: ImportAnswer, ...refusals },
      },
    },
    async (request) => answer(request, request.params.id)
  )

  app.patch(
    '/api/imports/:id',
    {
      schema: {
        tags,
        summary: 'Correct how the file is read, or where its columns go (super)',
        params: byId,
        body: ImportPatch,
        response: { 200: ImportAnswer, ...refusals },
      },
    },
    async (request) => {
      const { id } = request.params
      const { facts, map, mends } = request.body
      const record = await findImport(app.db, id)
      requireState(record, 'draft', 'checked')
      const given = { ...record.facts, ...facts }
      const inspected = facts
        ? await withFile(app.db, id, (path) => inspectApart(path, given, record.kind))
        : undefined
      await changeImport(app.db, id, { inspected, map, mends })
      return answer(request, id)
    }
  )

  app.post(
    '/api/imports/:id/images',
    {
      preValidation: fileForm(maxZipBytes),
      schema: {
        tags,
        summary: 'Bring a picture, or a zip of pictures, beside the table (super)',
        params: byId,
        consumes: ['multipart/form-data'],
        body: z.object({ file: z.file() }),
        response: { 200: ImportImagesAnswer, ...uploadRefusals },
      },
    },
    async (request) => {
      const { id } = request.params
      requireState(await findImport(app.db, id), 'draft', 'checked')
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
    }
  )

  /** Sets an import to move and answers how it stands; the work itself is the worker's. */
  async function move(request: FastifyRequest, id: number, work: (db: Db) => Promise<void>) {
    await work(app.db)
    app.nudgeImports()
    return answer(request, id)
  }

  app.post(
    '/api/imports/:id/check',
    {
      schema: {
        tags,
        summary: 'Judge every row and write nothing (super)',
        params: byId,
        response: { 200: ImportAnswer, ...refusals },
      },
    },
    async (request) => {
      const { id } = request.params
      planFor(await findImport(app.db, id))
      return move(request, id, (db) => askToMove(db, id, ['draft', 'checked'], 'checking'))
    }
  )

  app.post(
    '/api/imports/:id/apply',
    {
      schema: {
        tags,
        summary: 'Write what the dry run found, all or nothing (super)',
        params: byId,
        response: { 200: ImportAnswer, ...refusals },
      },
    },
    async (request) => {
      const { id } = request.params
      const { counts } = await findImport(app.db, id)
      if (counts && counts.new + counts.changed === 0) throw new Refused(409, 'import.nothing')
      return move(request, id, (db) => askToMove(db, id, ['checked'], 'applying'))
    }
  )

  app.post(
    '/api/imports/:id/cancel',
    {
      schema: {
        tags,
        summary: 'End the work in hand: nothing of it stays (super)',
        params: byId,
        response: { 200: ImportAnswer, ...refusals },
      },
    },
    async (request) => {
      await askToCancel(app.db, request.params.id)
      return answer(request, request.params.id)
    }
  )

  app.post(
    '/api/imports/:id/undo',
    {
      schema: {
        tags,
        summary:
          'Take a whole import back; stops where a later change would be lost, unless that is to be kept (super)',
        params: byId,
        body: ImportUndo,
        response: { 200: ImportAnswer, ...refusals },
      },
    },
    async (request) => {
      const { id } = request.params
      const record = await findImport(app.db, id)
      requireState(record, 'applied')
      if (!isUndoable(record, app.clock())) throw new Refused(409, 'import.expired')
      return move(request, id, (db) => askToMove(db, id, ['applied'], 'undoing', request.body.keep))
    }
  )

  app.get(
    '/api/imports/:id/rows',
    {
      schema: {
        tags,
        summary: 'The rows as the dry run judged them (super)',
        params: byId,
        querystring: ImportRowsQuery,
        response: { 200: ImportRowsAnswer, ...refusals },
      },
    },
    async (request) => listRows(app.db, request.params.id, request.query, request.language)
  )

  app.get(
    '/api/imports/:id/kept',
    {
      schema: {
        tags,
        summary: 'What was changed after an import: its undo would lose it, or has left it (super)',
        params: byId,
        querystring: ImportsQuery,
        response: { 200: ImportKeptAnswer, ...refusals },
      },
    },
    async ({ params, query }) => {
      await findImport(app.db, params.id)
      return listKept(app.db, params.id, query)
    }
  )

  app.get(
    '/api/imports/:id/reasons',
    {
      schema: {
        tags,
        summary: 'Why rows are refused, each reason once, with what would take them (super)',
        params: byId,
        response: { 200: ImportReasonsAnswer, ...refusals },
      },
    },
    async ({ params, language }) => {
      await findImport(app.db, params.id)
      return { data: await listReasons(app.db, params.id, language) }
    }
  )

  app.get(
    '/api/imports/:id/names',
    {
      schema: {
        tags,
        summary: 'Names of artists that have to be chosen, with who it may be (super)',
        params: byId,
        response: { 200: ImportNamesAnswer, ...refusals },
      },
    },
    async (request) => ({ data: await listNames(app.db, await findImport(app.db, request.params.id)) })
  )

  app.get(
    '/api/imports/:id/errors.csv',
    {
      schema: {
        tags,
        summary: 'The refused rows with the reasons, as CSV (super)',
        params: byId,
        response: { 200: z.unknown(), ...refusals },
      },
    },
    async (request, reply) => {
      const record = await findImport(app.db, request.params.id)
      const file = await withFile(app.db, record.id, (path) =>
        errorsFile(app.db, record, path, request.language)
      )
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="import-${record.id}-errors.csv"`)
        .send(file)
    }
  )
}
