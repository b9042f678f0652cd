import { today } from '@gallery/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../http/route.ts'
import { writingOf } from '../writing.ts'
import { touchWork } from './changes.queries.ts'
import { endHoldsBySale, refuseHeldSale, salesAmong } from './heldSales.ts'
import { addMovement, findLastMovements, findSold, strikeMovement } from './movements.queries.ts'
import { onTopOf } from './onTopOf.ts'
import { refuseMoved } from './refuseMoved.ts'
import { findWorkDetail } from './work.queries.ts'

/** What super users do to the ledger of a work. Every answer carries the work as it is afterwards. */
export const movementWrites: FastifyPluginAsync = async (app) => {
  route(app, 'POST /api/works/:id/movements', async (request, reply) => {
    const { id } = request.params
    const writing = writingOf(request)
    const { despite_holds: despiteHolds, after, despite_sales: despiteSales, ...movement } = request.body
    const seen = { after: new Map(after === undefined ? [] : [[id, after]]), despiteSales }
    const date = movement.date ?? today(writing.now, app.env.GALLERY_TZ)
    const work = await app.db.transaction(async (tx) => {
      await touchWork(tx, id, writing)
      const last = await findLastMovements(tx, [id])
      const sold = await findSold(tx, [id])
      const line = { ...onTopOf(last.get(id) ?? null, sold.has(id), movement), date }
      await refuseMoved(tx, new Map([[id, line]]), last, seen)
      if (!despiteHolds) await refuseHeldSale(tx, id, line, writing.now)
      const added = await addMovement(tx, id, line, writing)
      await endHoldsBySale(tx, await salesAmong(tx, [added]), writing)
      return findWorkDetail(tx, id)
    })
    return reply.code(201).send(work)
  })

  route(app, 'DELETE /api/works/:id/movements/:movement', async (request) =>
    app.db.transaction(async (tx) => {
      const { id, movement } = request.params
      const writing = writingOf(request)
      await touchWork(tx, id, writing)
      await strikeMovement(tx, id, movement, writing)
      return findWorkDetail(tx, id)
    })
  )
}
