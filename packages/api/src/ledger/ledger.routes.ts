import { today } from '@gallery/contract'
import type { FastifyPluginAsync } from 'fastify'
import { Refused } from '../errors.ts'
import { signedIn } from '../http/guards.ts'
import { route } from '../http/route.ts'
import { officeOf } from '../office.ts'
import { metaOf, windowOf } from '../paging.ts'
import { limitRate } from '../rateLimits.ts'
import { say } from '../say.ts'
import { keepSecret } from '../secretLinks.ts'
import { writingOf } from '../writing.ts'
import { endTerm } from './endings.ts'
import { listLines } from './lines.queries.ts'
import { addNote, findNote, listNotes, strikeNote } from './notes.queries.ts'
import { noticeTerm } from './noticing.ts'
import { listTerms } from './terms.queries.ts'
import { countWhereabouts, findWhereabouts } from './whereabouts.queries.ts'

/** Notices to one address about one work. */
const noticeRate = { max: 3, window: 24 * 60 * 60_000 }

/** `/api/ledger`: where works were on any day, what is due, notes with numbers (super). */
export const ledgerRoutes: FastifyPluginAsync = async (app) => {
  app.addHook('onRequest', keepSecret)
  const zone = app.env.GALLERY_TZ
  const now = () => today(app.clock(), zone)

  route(app, 'GET /api/ledger', async ({ query }) => {
    const asked = { ...query, day: query.day ?? now() }
    const { listed, ...sums } = await countWhereabouts(app.db, asked)
    const data = await findWhereabouts(app.db, asked, windowOf(query))
    return { data, meta: metaOf(listed, query), day: asked.day, ...sums }
  })

  route(app, 'GET /api/ledger/terms', async () => ({ data: await listTerms(app.db, now()) }))

  route(app, 'POST /api/ledger/terms/:kind/:term', async (request, reply) => {
    const writing = writingOf(request)
    const { params, body } = request
    const { line, lines } = await app.db.transaction((tx) => endTerm(tx, params, body, { writing, zone }))
    return reply.code(201).send({ data: { movement: line, movements: lines } })
  })

  route(app, 'POST /api/ledger/terms/:kind/:term/notice', async (request) => {
    const { kind, term } = request.params
    const by = signedIn(request)
    await limitRate(app.db, `ledger:notice:${kind}:${term}`, noticeRate, app.clock())
    const isSent = await noticeTerm(officeOf(app), { kind, term }, by.id)
    if (!isSent) throw new Refused(409, 'ledger.unreachable')
    app.nudgeMail()
    return { message: say(request.language, 'ledger.noticed') }
  })

  route(app, 'GET /api/ledger/movements', async ({ query }) => listLines(app.db, query))

  route(app, 'GET /api/ledger/notes', async ({ query }) => listNotes(app.db, query))

  route(app, 'POST /api/ledger/notes', async (request, reply) => {
    const writing = writingOf(request)
    const note = await app.db.transaction(async (tx) =>
      findNote(tx, await addNote(tx, request.body, { writing, zone }))
    )
    return reply.code(201).send({ data: note })
  })

  route(app, 'POST /api/ledger/notes/:id/strike', async (request) => {
    const { params, body } = request
    const writing = writingOf(request)
    return app.db.transaction(async (tx) => {
      await strikeNote(tx, params.id, body.why, writing)
      return { data: await findNote(tx, params.id) }
    })
  })
}
