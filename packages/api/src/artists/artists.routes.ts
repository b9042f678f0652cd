import { ArtistAnswer, ArtistsAnswer } from '@gallery/contract'
import type { FastifyPluginAsync } from 'fastify'
import { shaped } from '../answers.ts'
import { forgiving } from '../db/forgiving.ts'
import { route } from '../http/route.ts'
import { shownWords } from '../tables/vocabulary.ts'
import { withReserved } from '../workHolds/reserved.queries.ts'
import { findArtist, requireArtist } from './artist.queries.ts'
import { artistWrites } from './changes.routes.ts'
import { findArtistDetail } from './detail.queries.ts'
import { listArtistGrid } from './grid.queries.ts'
import { artistImageWrites } from './image.routes.ts'
import { listArtistNames, listArtists } from './list.queries.ts'
import { listArtistRows } from './rows.queries.ts'
import { listArtistWorks } from './works.queries.ts'

/**
 * `/api/artists`: everybody sees the same, of public works, active events and public archives; super users who ask for
 * it with `showAll` see the rest too.
 */
export const artistsRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/artists', { config: { kept: true } }, async ({ query, user }) => {
    if (query.list) return listArtistNames(app.db, query)
    if (user?.super && query.showAll) return listArtistRows(app.db, query)
    const { page, per_page, letter } = query
    return forgiving(app.db, query.query, shownWords.artists, async (words) => {
      const filter = { query: words, letter: letter || undefined }
      return per_page === undefined
        ? shaped(ArtistsAnswer, await listArtistGrid(app.db, { ...filter, page }))
        : shaped(ArtistsAnswer, await listArtists(app.db, filter, { page, per_page }))
    })
  })

  route(app, 'GET /api/artists/:id', { config: { kept: true } }, async ({ params, query, user }) => {
    if (user?.super && query.showAll) return { data: await findArtistDetail(app.db, params.id) }
    const data = await findArtist(app.db, params.id)
    const public_works = await withReserved(app.db, data.public_works, app.clock())
    return shaped(ArtistAnswer, { data: { ...data, public_works } })
  })

  route(app, 'GET /api/artists/:id/works', { config: { kept: true } }, async ({ params, query }) => {
    await requireArtist(app.db, params.id)
    const answer = await listArtistWorks(app.db, params.id, query)
    return { ...answer, data: await withReserved(app.db, answer.data, app.clock()) }
  })

  await app.register(artistWrites)
  await app.register(artistImageWrites)
}
