import {
  ArtistAnswer,
  ArtistNames,
  ArtistsAnswer,
  ArtistsQuery,
  Id,
  InvalidFields,
  Refusal,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findArtist } from './artist.queries.ts'
import { artistWrites } from './changes.routes.ts'
import { artistImageWrites } from './image.routes.ts'
import { listArtistNames, listArtists } from './list.queries.ts'

const tags = ['artists']

/** `/api/artists` (spec §7): everybody sees the same, of public works, active events and public archives. */
export const artistsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/artists',
    {
      schema: {
        tags,
        summary: 'Artists by name, all or with per_page a page at a time; with list=1 the names of all',
        querystring: ArtistsQuery,
        response: { 200: z.union([ArtistsAnswer, ArtistNames]), 422: InvalidFields },
      },
    },
    async ({ query }) => {
      if (query.list) return { data: await listArtistNames(app.db, query.query) }
      return listArtists(app.db, query)
    }
  )

  app.get(
    '/api/artists/:id',
    {
      schema: {
        tags,
        summary: 'One artist with public works, active events and public archives',
        params: z.object({ id: Id }),
        response: { 200: ArtistAnswer, 404: Refusal },
      },
    },
    async ({ params }) => ({ data: await findArtist(app.db, params.id) })
  )

  await app.register(artistWrites)
  await app.register(artistImageWrites)
}
