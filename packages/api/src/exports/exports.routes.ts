import { type ExportFormat, today } from '@gallery/contract'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { signedIn } from '../http/guards.ts'
import { headersAlone } from '../http/headersAlone.ts'
import { ownType } from '../http/ownType.ts'
import { route } from '../http/route.ts'
import { limitRate } from '../rateLimits.ts'
import { keepSecret } from '../secretLinks.ts'
import { archivesExport } from './archives.queries.ts'
import { artistsExport } from './artists.queries.ts'
import { appointmentsExport, placesExport } from './bookings.queries.ts'
import { collectionsExport } from './collections.queries.ts'
import { eventsExport } from './events.queries.ts'
import { everythingOf } from './everything.ts'
import { filesExport } from './files.queries.ts'
import { optionsExport, slidesExport } from './house.queries.ts'
import { itemsExport } from './items.queries.ts'
import { ledgerExport } from './ledger.queries.ts'
import { movementsExport } from './movements.queries.ts'
import { messagesExport, usersExport } from './people.queries.ts'
import { reportsExport } from './reports.queries.ts'
import type { Exported, OpenTable } from './table.ts'
import { tableFile } from './tableFile.ts'
import { worksExport } from './works.queries.ts'

/** Per person. A table costs what its list costs many times over; everything, as much as the storage holds. */
const limits = {
  table: { max: 120, window: 10 * 60_000 },
  everything: { max: 10, window: 60 * 60_000 },
}

/** What a query that has passed its schema says of the columns that are there by choice. */
const Chosen = z.object({ secret: z.boolean() })

/** `/api/exports`: what the gallery holds as tables, narrowed as the panel's lists are, and everything at once (super). */
export const exportsRoutes: FastifyPluginAsync = async (app) => {
  app.addHook('onRequest', keepSecret)

  const galleryNow = (): Exported => ({ db: app.db, now: app.clock(), zone: app.env.GALLERY_TZ })

  /** One of the tables, as the file that was asked for. */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    format: ExportFormat,
    table: OpenTable
  ) {
    const gallery = galleryNow()
    await limitRate(app.db, `export:${signedIn(request).id}`, limits.table, gallery.now)
    const { stream, mime } = await tableFile(format, table, gallery)
    return download(reply.type(mime), `${table.kind}-${today(gallery.now, gallery.zone)}.${format}`).send(
      stream
    )
  }

  route(app, 'GET /api/exports/works.:format', async (request, reply) =>
    answer(request, reply, request.params.format, worksExport.open(request.query))
  )
  route(app, 'GET /api/exports/movements.:format', async (request, reply) =>
    answer(request, reply, request.params.format, movementsExport.open(request.query))
  )
  route(app, 'GET /api/exports/ledger.:format', async (request, reply) =>
    answer(request, reply, request.params.format, ledgerExport.open(request.query))
  )
  route(app, 'GET /api/exports/artists.:format', async (request, reply) =>
    answer(request, reply, request.params.format, artistsExport.open(request.query))
  )
  route(
    app,
    'GET /api/exports/collections.:format',
    { config: { fresh: ({ query }) => Chosen.parse(query).secret } },
    async (request, reply) =>
      answer(request, reply, request.params.format, collectionsExport.open(request.query))
  )
  route(app, 'GET /api/exports/items.:format', async (request, reply) =>
    answer(request, reply, request.params.format, itemsExport.open(request.query))
  )
  route(app, 'GET /api/exports/archives.:format', async (request, reply) =>
    answer(request, reply, request.params.format, archivesExport.open(request.query))
  )
  route(app, 'GET /api/exports/events.:format', async (request, reply) =>
    answer(request, reply, request.params.format, eventsExport.open(request.query))
  )
  route(app, 'GET /api/exports/places.:format', async (request, reply) =>
    answer(request, reply, request.params.format, placesExport.open(request.query))
  )
  route(app, 'GET /api/exports/appointments.:format', async (request, reply) =>
    answer(request, reply, request.params.format, appointmentsExport.open(request.query))
  )
  route(app, 'GET /api/exports/messages.:format', async (request, reply) =>
    answer(request, reply, request.params.format, messagesExport.open(request.query))
  )
  route(app, 'GET /api/exports/users.:format', async (request, reply) =>
    answer(request, reply, request.params.format, usersExport.open(request.query))
  )
  route(app, 'GET /api/exports/slides.:format', async (request, reply) =>
    answer(request, reply, request.params.format, slidesExport.open(request.query))
  )
  route(app, 'GET /api/exports/options.:format', async (request, reply) =>
    answer(request, reply, request.params.format, optionsExport.open(request.query))
  )
  route(app, 'GET /api/exports/files.:format', async (request, reply) =>
    answer(request, reply, request.params.format, filesExport.open(request.query))
  )
  route(app, 'GET /api/exports/reports.:format', async (request, reply) =>
    answer(request, reply, request.params.format, reportsExport.open(request.query))
  )

  route(app, 'GET /api/exports/everything.zip', async (request, reply) => {
    const gallery = { ...galleryNow(), storage: app.storage }
    const name = `everything-${today(gallery.now, gallery.zone)}.zip`
    download(reply.type(ownType(reply)), name)
    if (request.method === 'HEAD') return headersAlone(reply)
    await limitRate(app.db, `export-all:${signedIn(request).id}`, limits.everything, gallery.now)
    return reply.send(everythingOf(gallery))
  })
}

function download(reply: FastifyReply, name: string): FastifyReply {
  return reply.header('content-disposition', `attachment; filename="${name}"`)
}
