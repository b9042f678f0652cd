import {
  Id,
  InvalidFields,
  ItemDetailAnswer,
  ItemFileForm,
  ItemFilesChange,
  Refusal,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper } from '../auth/guards.ts'
import { readUpload } from '../images/readUpload.ts'
import { readDocumentForm, uploads } from '../images/upload.ts'
import { storingFiles } from '../storage/storingFiles.ts'
import { writingOf } from '../writing.ts'
import { answerItem } from './answer.ts'
import { touchItem } from './changes.queries.ts'
import { addItemFile, binItemFile, changeItemFiles, restoreItemFile, storeUpload } from './files.queries.ts'

const tags = ['items']
const byId = z.object({ id: Id })
const refusals = {
  400: Refusal,
  401: Refusal,
  403: Refusal,
  404: Refusal,
  415: Refusal,
  422: InvalidFields,
}

/** What super users do to the files of an item: pictures to show, documents to download. */
export const itemFileWrites: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)
  await app.register(uploads)

  app.post(
    '/api/items/:id/images',
    {
      preValidation: readDocumentForm,
      schema: {
        tags,
        summary: 'Add a file at the end: a picture, or a document to download (super)',
        consumes: ['multipart/form-data'],
        params: byId,
        body: ItemFileForm.extend({ file: z.file() }),
        response: { 201: ItemDetailAnswer, ...refusals, 413: Refusal },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { file, ...texts } = request.body
      const writing = writingOf(request)
      const upload = await readUpload(new Uint8Array(await file.arrayBuffer()), file.name)
      const item = await storingFiles(app, async (tx, storage) => {
        await touchItem(tx, id, writing)
        const stored = await storeUpload(tx, storage, upload, file.name, writing)
        await addItemFile(tx, id, { ...stored, ...texts }, writing)
        return answerItem(tx, id)
      })
      app.nudgePictures()
      return reply.code(201).send(item)
    }
  )

  app.patch(
    '/api/items/:id/images',
    {
      schema: {
        tags,
        summary: 'Change descriptions and order of files (super)',
        params: byId,
        body: ItemFilesChange,
        response: { 200: ItemDetailAnswer, ...refusals },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        const writing = writingOf(request)
        await touchItem(tx, request.params.id, writing)
        await changeItemFiles(tx, request.params.id, request.body.images, writing)
        return answerItem(tx, request.params.id)
      })
  )

  app.delete(
    '/api/items/:id/images/:file',
    {
      schema: {
        tags,
        summary: 'Put a file into the bin (super)',
        params: byId.extend({ file: Id }),
        response: { 200: ItemDetailAnswer, ...refusals },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        const writing = writingOf(request)
        await touchItem(tx, request.params.id, writing)
        await binItemFile(tx, request.params.id, request.params.file, writing)
        return answerItem(tx, request.params.id)
      })
  )

  app.post(
    '/api/items/:id/images/:file/restore',
    {
      schema: {
        tags,
        summary: 'Take a file out of the bin, to its place (super)',
        params: byId.extend({ file: Id }),
        response: { 200: ItemDetailAnswer, ...refusals },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        const writing = writingOf(request)
        await touchItem(tx, request.params.id, writing)
        await restoreItemFile(tx, request.params.id, request.params.file, writing)
        return answerItem(tx, request.params.id)
      })
  )
}
