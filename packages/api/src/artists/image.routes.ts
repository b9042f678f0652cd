import { ArtistDetailAnswer, Id, ImageRestore, InvalidFields, Refusal } from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper } from '../auth/guards.ts'
import { requirePicture, storePicture } from '../images/pictures.queries.ts'
import { readPicture } from '../images/readPicture.ts'
import { readForm, uploads } from '../images/upload.ts'
import { storingFiles } from '../storage/storingFiles.ts'
import { writingOf } from '../writing.ts'
import { setArtistImage } from './artists.queries.ts'
import { findArtistDetail } from './detail.queries.ts'

const tags = ['artists']
const byId = z.object({ id: Id })
const refusals = { 400: Refusal, 401: Refusal, 403: Refusal, 404: Refusal, 415: Refusal }

/** What super users do to the picture of an artist. Every answer carries the artist as they are afterwards. */
export const artistImageWrites: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)
  await app.register(uploads)

  app.post(
    '/api/artists/:id/image',
    {
      preValidation: readForm,
      schema: {
        tags,
        summary: 'Give an artist a picture in place of the one there is (super)',
        params: byId,
        consumes: ['multipart/form-data'],
        body: z.object({ file: z.file() }),
        response: { 200: ArtistDetailAnswer, ...refusals, 413: Refusal, 422: InvalidFields },
      },
    },
    async (request) => {
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
    }
  )

  app.delete(
    '/api/artists/:id/image',
    {
      schema: {
        tags,
        summary: 'Take the picture off an artist (super)',
        params: byId,
        response: { 200: ArtistDetailAnswer, ...refusals },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        await setArtistImage(tx, request.params.id, null, writingOf(request))
        return { data: await findArtistDetail(tx, request.params.id) }
      })
  )

  app.post(
    '/api/artists/:id/image/restore',
    {
      schema: {
        tags,
        summary: 'Give an artist a picture back that they had before (super)',
        params: byId,
        body: ImageRestore,
        response: { 200: ArtistDetailAnswer, ...refusals, 422: InvalidFields },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        const { image } = request.body
        await requirePicture(tx, 'artists', image)
        await setArtistImage(tx, request.params.id, image, writingOf(request))
        return { data: await findArtistDetail(tx, request.params.id) }
      })
  )
}
