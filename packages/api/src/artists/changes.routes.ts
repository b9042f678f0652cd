import {
  ArtistChange,
  ArtistDetailAnswer,
  ArtistForm,
  ArtistMerge,
  Done,
  Id,
  Refusal,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper } from '../auth/guards.ts'
import { writeRefusals } from '../refusals.ts'
import { writingOf } from '../writing.ts'
import { binArtist, changeArtist, createArtist, restoreArtist } from './artists.queries.ts'
import { findArtistDetail } from './detail.queries.ts'
import { mergeArtists } from './merging.ts'

const tags = ['artists']
const byId = z.object({ id: Id })

/** 409: somebody saved in between; `data` is the artist as they are now. */
const Stale = Refusal.extend(ArtistDetailAnswer.shape)

/** What super users do to artists. */
export const artistWrites: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)

  app.post(
    '/api/artists',
    {
      schema: {
        tags,
        summary: 'Create an artist (super)',
        body: ArtistForm,
        response: { 201: ArtistDetailAnswer, ...writeRefusals },
      },
    },
    async (request, reply) => {
      const data = await app.db.transaction(async (tx) =>
        findArtistDetail(tx, await createArtist(tx, request.body, writingOf(request)))
      )
      return reply.code(201).send({ data })
    }
  )

  app.patch(
    '/api/artists/:id',
    {
      schema: {
        tags,
        summary: 'Change an artist; with updated_at only if nobody saved since then (super)',
        params: byId,
        body: ArtistChange,
        response: { 200: ArtistDetailAnswer, ...writeRefusals, 404: Refusal, 409: Stale },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        await changeArtist(tx, request.params.id, request.body, writingOf(request))
        return { data: await findArtistDetail(tx, request.params.id) }
      })
  )

  app.post(
    '/api/artists/:id/merge',
    {
      schema: {
        tags,
        summary: 'Give all that hangs on an artist to the one with the id `into`, and bin the first (super)',
        params: byId,
        body: ArtistMerge,
        response: { 200: ArtistDetailAnswer, ...writeRefusals, 404: Refusal },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        const { into } = request.body
        await mergeArtists(tx, request.params.id, into, writingOf(request))
        return { data: await findArtistDetail(tx, into) }
      })
  )

  app.delete(
    '/api/artists/:id',
    {
      schema: {
        tags,
        summary: 'Put an artist into the bin (super)',
        params: byId,
        response: { 200: Done, ...writeRefusals, 404: Refusal },
      },
    },
    async (request) => {
      await binArtist(app.db, request.params.id, writingOf(request))
      return { message: request.say('artist.binned') }
    }
  )

  app.post(
    '/api/artists/:id/restore',
    {
      schema: {
        tags,
        summary: 'Take an artist out of the bin (super)',
        params: byId,
        response: { 200: ArtistDetailAnswer, ...writeRefusals, 404: Refusal },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        await restoreArtist(tx, request.params.id, writingOf(request))
        return { data: await findArtistDetail(tx, request.params.id) }
      })
  )
}
