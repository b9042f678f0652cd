import type { FastifyPluginAsync } from 'fastify'
import { notFound } from '../errors.ts'
import { route } from '../http/route.ts'
import { findArchive, listArchiveNames, listArchives } from './archives.queries.ts'
import { archiveWrites } from './changes.routes.ts'

/**
 * `/api/archives`. Visitors see public archives and what is shown in them; for super users the hidden ones exist too:
 * in a list with `showAll`, in the list of names and one by one.
 */
export const archivesRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/archives', { config: { kept: true } }, async ({ query, user }) => {
    const isSuper = user?.super === true
    if (query.list) return listArchiveNames(app.db, { ...query, hidden: isSuper })
    return listArchives(app.db, { ...query, hidden: isSuper && query.showAll === true }, query)
  })

  route(app, 'GET /api/archives/:id', { config: { kept: true } }, async ({ params, user }) => {
    const archive = await findArchive(app.db, params.id, user?.super === true)
    if (!archive) throw notFound()
    return { data: archive }
  })

  await app.register(archiveWrites)
}
