import {
  ArtistAnswer,
  ArtistDetailAnswer,
  ArtistNames,
  ArtistQuery,
  ArtistRowsAnswer,
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
import { findArtistDetail } from './detail.queries.ts'
import { artistImageWrites } from './image.routes.ts'
import { listArtistNames, listArtists } from './list.queries.ts'
import { listArtistRows } from './rows.queries.ts'

const tags = ['artists']

/**
 * `/api/artists` (spec §7): everybody sees the same, of public works, active events and public archives; super users
 * who ask for it with `showAll` see the rest too.
 */
export const artistsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/artists',
    {
      config: { kept: true },
      schema: {
        tags,
        summary:
          'Artists by name, all or with per_page a page at a time; with list=1 the names of all; with showAll the rows of the panel (super)',
        querystring: ArtistsQuery,
        response: { 200: z.union([ArtistRowsAnswer, ArtistsAnswer, ArtistNames]), 422: InvalidFields },
      },
    },
    async ({ query, user }) => {
      if (query.list) return { data: await listArtistNames(app.db, query.query) }
      if (user?.super && query.showAll) return listArtistRows(app.db, query)
      return ArtistsAnswer.parse(await listArtists(app.db, query))
    }
  )

  app.get(
    '/api/artists/:id',
    {
      schema: {
        tags,
        summary:
          'One artist with public works, active events and public archives; with showAll with all there is (super)',
        params: z.object({ id: Id }),
        querystring: ArtistQuery,
        response: { 200: z.union([ArtistDetailAnswer, ArtistAnswer]), 404: Refusal, 422: InvalidFields },
      },
    },
    async ({ params, query, user }) => {
      if (user?.super && query.showAll) return { data: await findArtistDetail(app.db, params.id) }
      return ArtistAnswer.parse({ data: await findArtist(app.db, params.id) })
    }
  )

  await app.register(artistWrites)
  await app.register(artistImageWrites)
}
