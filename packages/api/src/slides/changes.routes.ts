import type { SlideRowAnswer } from '@gallery/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Db } from '../db/db.ts'
import { route } from '../http/route.ts'
import { storePicture } from '../images/pictures.queries.ts'
import { readPicture } from '../images/readPicture.ts'
import { readForm, uploads } from '../images/upload.ts'
import { storingFiles } from '../storage/storingFiles.ts'
import { type Writing, writingOf } from '../writing.ts'
import { binSlide, changeSlides, createSlide, restoreSlide, setSlidePicture } from './changes.queries.ts'
import { findSlide, listSlides } from './slides.queries.ts'

/** What super users do to slides. */
export const slideWrites: FastifyPluginAsync = async (app) => {
  await app.register(uploads)

  /** Stores the picture of a form and does with its name what the route is for. */
  async function storing(
    file: File,
    writing: Writing,
    use: (tx: Db, filename: string) => Promise<number>
  ): Promise<SlideRowAnswer> {
    const picture = await readPicture(file)
    const data = await storingFiles(app, async (tx, storage) => {
      const place = { folder: 'slides', name: file.name } as const
      return findSlide(tx, await use(tx, await storePicture(tx, storage, picture, place, writing)), true)
    })
    app.nudgePictures()
    return { data }
  }

  route(app, 'POST /api/slides', { preValidation: readForm }, async (request, reply) => {
    const { file, ...texts } = request.body
    const writing = writingOf(request)
    const added = await storing(file, writing, (tx, filename) =>
      createSlide(tx, { ...texts, filename }, writing)
    )
    return reply.code(201).send(added)
  })

  route(app, 'POST /api/slides/:id/image', { preValidation: readForm }, async (request) => {
    const { id } = request.params
    const writing = writingOf(request)
    return storing(request.body.file, writing, async (tx, filename) => {
      await setSlidePicture(tx, id, filename, writing)
      return id
    })
  })

  route(app, 'PATCH /api/slides/all', async (request) =>
    app.db.transaction(async (tx) => {
      await changeSlides(tx, request.body, writingOf(request))
      return { data: await listSlides(tx, true) }
    })
  )

  route(app, 'DELETE /api/slides/:id', async (request) => {
    await binSlide(app.db, request.params.id, writingOf(request))
    return { message: request.say('slide.binned') }
  })

  route(app, 'POST /api/slides/:id/restore', async (request) =>
    app.db.transaction(async (tx) => {
      await restoreSlide(tx, request.params.id, writingOf(request))
      return { data: await findSlide(tx, request.params.id, true) }
    })
  )
}
