import {
  ArchiveAnswer,
  ArchiveNames,
  ArchivesAnswer,
  ArchivesQuery,
  Id,
  InvalidFields,
  Refusal,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { notFound } from '../errors.ts'
import { findArchive, listArchiveNames, listArchives } from './archives.queries.ts'
import { archiveWrites } from './changes.routes.ts'

const tags = ['archives']

/**
 * `/api/archives`. Visitors see public archives and what is shown in them; for super users the hidden ones exist too:
 * in a list with `showAll`, in the list of names and one by one.
 */
export const archivesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/archives',
    {
      config: { kept: true },
      schema: {
        tags,
        summary: 'Archives by title, a page at a time; with list=1 names for pickers',
        querystring: ArchivesQuery,
        response: { 200: z.union([ArchivesAnswer, ArchiveNames]), 422: InvalidFields },
      },
    },
    async ({ query, user }) => {
      const isSuper = user?.super === true
      if (query.list) return listArchiveNames(app.db, { ...query, hidden: isSuper })
      return listArchives(app.db, { ...query, hidden: isSuper && query.showAll === true }, query)
    }
  )

  app.get(
    '/api/archives/:id',
    {
      config: { kept: true },
      schema: {
        tags,
        summary: 'One archive with whom it is about',
        params: z.object({ id: Id }),
        response: { 200: ArchiveAnswer, 404: Refusal },
      },
    },
    async ({ params, user }) => {
      const archive = await findArchive(app.db, params.id, user?.super === true)
      if (!archive) throw notFound()
      return { data: archive }
    }
  )

  await app.register(archiveWrites)
}
