import { today } from '@gallery/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { route } from '../http/route.ts'
import { works } from '../tables/works.table.ts'
import {
  changeHold,
  endHolds,
  giveUpHold,
  holdWork,
  layOut,
  lockLine,
  orderHolds,
  refusedHold,
  requireOpen,
} from '../workHolds/holding.ts'
import { findHolds, findLines, stateOf } from '../workHolds/line.queries.ts'
import { type Writing, writingOf } from '../writing.ts'
import { touchWork } from './changes.queries.ts'
import { addMovement, findLastMovements, findSold } from './movements.queries.ts'
import { onTopOf } from './onTopOf.ts'
import { refuseSold, restoreHeld } from './restoringHold.ts'

/** Works held for somebody. Every write locks its work first, and answers with the line as it is afterwards, and the hold that it made. */
export const workHoldRoutes: FastifyPluginAsync = async (app) => {
  async function writeLine<Made = void>(
    request: FastifyRequest & { params: { id: number } },
    write: (tx: Db, writing: Writing) => Promise<Made>
  ) {
    const writing = writingOf(request)
    const { id } = request.params
    return app.db.transaction(async (tx) => {
      await lockLine(tx, id)
      const made = await write(tx, writing)
      return { data: await findHolds(tx, id, writing.now), made }
    })
  }

  route(app, 'GET /api/works/:id/holds', async ({ params: { id } }) => {
    if ((await app.db.$count(works, and(eq(works.id, id), isNull(works.deleted_at)))) === 0) throw notFound()
    return { data: await findHolds(app.db, id, app.clock()) }
  })

  route(app, 'POST /api/works/:id/holds', async (request, reply) => {
    const { params, body, language } = request
    const answer = await writeLine(request, async (tx, writing) => {
      await refuseSold(tx, params.id, writing.now)
      return holdWork(tx, params.id, body, { ...writing, language })
    })
    return reply.code(201).send(answer)
  })

  route(app, 'POST /api/works/:id/holds/order', async (request) =>
    writeLine(request, (tx, writing) => orderHolds(tx, request.params.id, request.body.ids, writing))
  )

  route(app, 'PATCH /api/works/:id/holds/:hold', async (request) =>
    writeLine(request, (tx, writing) =>
      changeHold(tx, request.params.id, request.params.hold, request.body, writing)
    )
  )

  route(app, 'DELETE /api/works/:id/holds/:hold', async (request) =>
    writeLine(request, (tx, writing) => giveUpHold(tx, request.params.id, request.params.hold, writing))
  )

  route(app, 'POST /api/works/:id/holds/:hold/restore', async (request) =>
    writeLine(request, (tx, writing) => restoreHeld(tx, request.params, writing))
  )

  route(app, 'POST /api/works/:id/holds/:hold/movement', async (request, reply) => {
    const { params, body } = request
    const answer = await writeLine(request, async (tx, writing) => {
      const { now } = writing
      const hold = await requireOpen(tx, params.id, params.hold, now)
      if (stateOf(hold, now) !== 'holding') throw await refusedHold(tx, params.id, now, 'workHolds.waits')
      const date = body.date ?? today(now, app.env.GALLERY_TZ)
      const owner = body.owner || hold.client
      await touchWork(tx, params.id, writing)
      const last = (await findLastMovements(tx, [params.id])).get(params.id) ?? null
      const line = onTopOf(last, (await findSold(tx, [params.id])).has(params.id), { ...body, owner })
      const movement = await addMovement(tx, params.id, { ...line, date }, writing)
      await endHolds(tx, [hold], { how: 'moved', movement }, writing)
      if (body.status === 'Vendida') {
        const others = (await findLines(tx, [params.id], now)).filter(({ id }) => id !== hold.id)
        await endHolds(tx, others, { how: 'gone', movement }, writing)
      }
      await layOut(tx, params.id, now)
    })
    return reply.code(201).send(answer)
  })
}
