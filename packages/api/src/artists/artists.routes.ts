import {
  ArtistAnswer,
  ArtistDetailAnswer,
  ArtistNames,
  ArtistQuery,
  ArtistRowsAnswer,
  ArtistsAnswer,
  ArtistsQuery,
  ArtistWorksAnswer,
  ArtistWorksQuery,
  Id,
  InvalidFields,
  Refusal,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { shaped } from '../answers.ts'
import { forgiving } from '../search/forgiving.ts'
import { shownWords } from '../search/vocabulary.ts'
import { findArtist, requireArtist } from './artist.queries.ts'
import { artistWrites } from './changes.routes.ts'
import { findArtistDetail } from './detail.queries.ts'
import { listArtistGrid } from './grid.queries.ts'
import { artistImageWrites } from './image.routes.ts'
import { listArtistNames, listArtists } from './list.queries.ts'
import { listArtistRows } from './rows.queries.ts'
import { listArtistWorks } from './works.queries.ts'

const tags = ['artists']

/**
 * `/api/artists`: everybody sees the same, of public works, active events and public archives; super users who ask for
 * it with `showAll` see the rest too.
 */
export const artistsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/artists',
    {
      config: { kept: true },
      schema: {
        tags,
        summary:
          'Artists by name, all of a small gallery or a page at a time; with list=1 names for pickers; with showAll the rows of the panel (super)',
        querystring: ArtistsQuery,
        response: { 200: z.union([ArtistRowsAnswer, ArtistsAnswer, ArtistNames]), 422: InvalidFields },
      },
    },
    async ({ query, user }) => {
      if (query.list) return listArtistNames(app.db, query)
      if (user?.super && query.showAll) return listArtistRows(app.db, query)
      const { page, per_page, letter } = query
      return forgiving(app.db, query.query, shownWords.artists, async (words) => {
        const filter = { query: words, letter: letter || undefined }
        return per_page === undefined
          ? shaped(ArtistsAnswer, await listArtistGrid(app.db, { ...filter, page }))
          : shaped(ArtistsAnswer, await listArtists(app.db, filter, { page, per_page }))
      })
    }
  )

  app.get(
    '/api/artists/:id',
    {
      schema: {
        tags,
        summary:
          'One artist with the first public works, active events and public archives; with showAll with all there is (super)',
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

  app.get(
    '/api/artists/:id/works',
    {
      config: { kept: true },
      schema: {
        tags,
        summary: 'The public works of one artist by year, a page at a time; of a decade, of a series',
        params: z.object({ id: Id }),
        querystring: ArtistWorksQuery,
        response: { 200: ArtistWorksAnswer, 404: Refusal, 422: InvalidFields },
      },
    },
    async ({ params, query }) => {
      await requireArtist(app.db, params.id)
      return listArtistWorks(app.db, params.id, query)
    }
  )

  await app.register(artistWrites)
  await app.register(artistImageWrites)
}
