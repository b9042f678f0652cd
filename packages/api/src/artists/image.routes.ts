import type { FastifyPluginAsync } from 'fastify'
import { route } from '../http/route.ts'
import { requirePicture, storePicture } from '../images/pictures.queries.ts'
import { readPicture } from '../images/readPicture.ts'
import { readForm, uploads } from '../images/upload.ts'
import { storingFiles } from '../storage/storingFiles.ts'
import { writingOf } from '../writing.ts'
import { setArtistImage } from './artists.queries.ts'
import { findArtistDetail } from './detail.queries.ts'

/** What super users do to the picture of an artist. Every answer carries the artist as they are afterwards. */
export const artistImageWrites: FastifyPluginAsync = async (app) => {
  await app.register(uploads)

  route(app, 'POST /api/artists/:id/image', { preValidation: readForm }, async (request) => {
    const { id } = request.params
    const { file } = request.body
    const writing = writingOf(request)
    const picture = await readPicture(file)
    const data = await storingFiles(app, async (tx, storage) => {
      const place = { folder: 'artists', name: file.name } as const
      await setArtistImage(tx, id, await storePicture(tx, storage, picture, place, writing), writing)
      return findArtistDetail(tx, id)
    })
    app.nudgePictures()
    return { data }
  })

  route(app, 'DELETE /api/artists/:id/image', async (request) =>
    app.db.transaction(async (tx) => {
      await setArtistImage(tx, request.params.id, null, writingOf(request))
      return { data: await findArtistDetail(tx, request.params.id) }
    })
  )

  route(app, 'POST /api/artists/:id/image/restore', async (request) =>
    app.db.transaction(async (tx) => {
      const { image } = request.body
      await requirePicture(tx, 'artists', image)
      await setArtistImage(tx, request.params.id, image, writingOf(request))
      return { data: await findArtistDetail(tx, request.params.id) }
    })
  )
}
