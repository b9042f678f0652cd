import { ExportFormat, type ExportKind, InvalidFields, Refusal, Unproven } from '@gallery/contract'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper, signedIn } from '../auth/guards.ts'
import { today } from '../days.ts'
import { limitRate } from '../rateLimits.ts'
import { keepSecret } from '../rooms.ts'
import { everythingOf } from './everything.ts'
import type { Exported } from './table.ts'
import { tableFile } from './tableFile.ts'
import { exportTables } from './tables.ts'

const tags = ['exports']
/** Per person. A table costs what its list costs many times over; everything, as much as the storage holds. */
const limits = {
  table: { max: 120, window: 10 * 60_000 },
  everything: { max: 10, window: 60 * 60_000 },
}
const content = z.unknown()
const refusals = { 401: Refusal, 403: Unproven, 422: InvalidFields, 429: Refusal }

/** The tables of people: who takes them out has proven lately who they are. */
const ofPeople: readonly ExportKind[] = ['appointments', 'messages', 'users']

/** `/api/exports`: what the gallery holds as tables, narrowed as the panel's lists are, and everything at once (super). */
export const exportsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)
  app.addHook('onRequest', keepSecret)

  const galleryNow = (): Exported => ({ db: app.db, now: app.clock(), zone: app.env.GALLERY_TZ })

  for (const { kind, query: querystring } of exportTables) {
    app.get(
      `/api/exports/${kind}.:format`,
      {
        ...(ofPeople.includes(kind) ? { config: { fresh: true } } : {}),
        schema: {
          tags,
          summary: `All ${kind} of a list as a CSV or XLSX file; with secret=1 also what only the gallery knows (super)`,
          params: z.object({ format: ExportFormat }),
          querystring,
          response: { 200: content, ...refusals },
        },
      },
      async (request, reply) => {
        const gallery = galleryNow()
        await limitRate(app.db, `export:${signedIn(request).id}`, limits.table, gallery.now)
        const { format } = request.params
        const { stream, mime } = await tableFile(format, kind, request.query, gallery)
        return download(reply.type(mime), `${kind}-${today(gallery.now, gallery.zone)}.${format}`).send(
          stream
        )
      }
    )
  }

  app.get(
    '/api/exports/everything.zip',
    {
      config: { fresh: true },
      schema: {
        tags,
        summary: 'Every table as CSV and XLSX, every file, and what the columns mean, in one zip (super)',
        response: { 200: content, ...refusals },
      },
    },
    async (request, reply) => {
      const gallery = { ...galleryNow(), storage: app.storage }
      await limitRate(app.db, `export-all:${signedIn(request).id}`, limits.everything, gallery.now)
      const name = `everything-${today(gallery.now, gallery.zone)}.zip`
      return download(reply.type('application/zip'), name).send(everythingOf(gallery))
    }
  )
}

function download(reply: FastifyReply, name: string): FastifyReply {
  return reply.header('content-disposition', `attachment; filename="${name}"`)
}
