import type { FastifyPluginAsync } from 'fastify'
import type { Db } from '../db/db.ts'
import { route } from '../http/route.ts'
import { readUpload } from '../images/readUpload.ts'
import { readDocumentForm, uploads } from '../images/upload.ts'
import { storingFiles } from '../storage/storingFiles.ts'
import { type Writing, writingOf } from '../writing.ts'
import { answerItem } from './answer.ts'
import { touchItem } from './changes.queries.ts'
import { addItemFile, binItemFile, changeItemFiles, restoreItemFile, storeUpload } from './files.queries.ts'

/** What super users do to the files of an item: pictures to show, documents to download. */
export const itemFileWrites: FastifyPluginAsync = async (app) => {
  await app.register(uploads)

  /** Does something under the lock of an item, and answers with the item. */
  async function change(tx: Db, id: number, writing: Writing, act: () => Promise<void>) {
    await touchItem(tx, id, writing)
    await act()
    return answerItem(tx, id)
  }

  route(app, 'POST /api/items/:id/images', { preValidation: readDocumentForm }, async (request, reply) => {
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
    app.nudgeLeaves()
    app.nudgeRecordings()
    return reply.code(201).send(item)
  })

  route(app, 'PATCH /api/items/:id/images', async (request) => {
    const { id } = request.params
    const { images, updated_at } = request.body
    const writing = writingOf(request)
    return app.db.transaction(async (tx) => {
      await touchItem(tx, id, writing, updated_at)
      await changeItemFiles(tx, id, images, writing)
      return answerItem(tx, id)
    })
  })

  route(app, 'DELETE /api/items/:id/images/:file', async (request) => {
    const { id, file } = request.params
    const writing = writingOf(request)
    return app.db.transaction((tx) => change(tx, id, writing, () => binItemFile(tx, id, file, writing)))
  })

  route(app, 'POST /api/items/:id/images/:file/restore', async (request) => {
    const { id, file } = request.params
    const writing = writingOf(request)
    return app.db.transaction((tx) => change(tx, id, writing, () => restoreItemFile(tx, id, file, writing)))
  })
}
