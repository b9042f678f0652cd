import { Id, ItemDetailAnswer, ItemFileForm, ItemFilesChange, Refusal } from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper } from '../auth/guards.ts'
import type { Db } from '../db/db.ts'
import { readUpload } from '../images/readUpload.ts'
import { readDocumentForm, uploads } from '../images/upload.ts'
import { recordWriteRefusals } from '../refusals.ts'
import { storingFiles } from '../storage/storingFiles.ts'
import { type Writing, writingOf } from '../writing.ts'
import { answerItem } from './answer.ts'
import { touchItem } from './changes.queries.ts'
import { addItemFile, binItemFile, changeItemFiles, restoreItemFile, storeUpload } from './files.queries.ts'

const tags = ['items']
const byId = z.object({ id: Id })

/** What super users do to the files of an item: pictures to show, documents to download. */
export const itemFileWrites: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)
  await app.register(uploads)

  /** Does something under the lock of an item, and answers with the item. */
  async function change(tx: Db, id: number, writing: Writing, act: () => Promise<void>) {
    await touchItem(tx, id, writing)
    await act()
    return answerItem(tx, id)
  }

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
        response: { 201: ItemDetailAnswer, ...recordWriteRefusals, 413: Refusal },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { file, ...texts } = request.body
      const writing = writingOf(request)
      const upload = await readUpload(file, file.name)
      const item = await storingFiles(app, (tx, storage) =>
        change(tx, id, writing, async () => {
          const stored = await storeUpload(tx, storage, upload, file.name, writing)
          await addItemFile(tx, id, { ...stored, ...texts }, writing)
        })
      )
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
        response: { 200: ItemDetailAnswer, ...recordWriteRefusals },
      },
    },
    async (request) => {
      const { id } = request.params
      const writing = writingOf(request)
      return app.db.transaction((tx) =>
        change(tx, id, writing, () => changeItemFiles(tx, id, request.body.images, writing))
      )
    }
  )

  app.delete(
    '/api/items/:id/images/:file',
    {
      schema: {
        tags,
        summary: 'Put a file into the bin (super)',
        params: byId.extend({ file: Id }),
        response: { 200: ItemDetailAnswer, ...recordWriteRefusals },
      },
    },
    async (request) => {
      const { id, file } = request.params
      const writing = writingOf(request)
      return app.db.transaction((tx) => change(tx, id, writing, () => binItemFile(tx, id, file, writing)))
    }
  )

  app.post(
    '/api/items/:id/images/:file/restore',
    {
      schema: {
        tags,
        summary: 'Take a file out of the bin, to its place (super)',
        params: byId.extend({ file: Id }),
        response: { 200: ItemDetailAnswer, ...recordWriteRefusals },
      },
    },
    async (request) => {
      const { id, file } = request.params
      const writing = writingOf(request)
      return app.db.transaction((tx) => change(tx, id, writing, () => restoreItemFile(tx, id, file, writing)))
    }
  )
}
