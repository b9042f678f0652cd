import { Id, MovementForm, WorkDetailAnswer } from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper } from '../auth/guards.ts'
import { today } from '../days.ts'
import { recordWriteRefusals } from '../refusals.ts'
import { writingOf } from '../writing.ts'
import { touchWork } from './changes.queries.ts'
import { addMovement, strikeMovement } from './movements.queries.ts'
import { findWorkDetail } from './work.queries.ts'

const tags = ['works']
const byId = z.object({ id: Id })

/** What super users do to the ledger of a work. Every answer carries the work as it is afterwards. */
export const movementWrites: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)

  app.post(
    '/api/works/:id/movements',
    {
      schema: {
        tags,
        summary: 'Add a line to the ledger of a work (super)',
        params: byId,
        body: MovementForm,
        response: { 201: WorkDetailAnswer, ...recordWriteRefusals },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const writing = writingOf(request)
      const date = request.body.date ?? today(writing.now, app.env.GALLERY_TZ)
      const work = await app.db.transaction(async (tx) => {
        await touchWork(tx, id, writing)
        await addMovement(tx, id, { ...request.body, date }, writing)
        return findWorkDetail(tx, id)
      })
      return reply.code(201).send(work)
    }
  )

  app.delete(
    '/api/works/:id/movements/:movement',
    {
      schema: {
        tags,
        summary:
          'Strike a line of the ledger of a work through, set by mistake; it stays, with who and when (super)',
        params: byId.extend({ movement: Id }),
        response: { 200: WorkDetailAnswer, ...recordWriteRefusals },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        const { id, movement } = request.params
        const writing = writingOf(request)
        await touchWork(tx, id, writing)
        await strikeMovement(tx, id, movement, writing)
        return findWorkDetail(tx, id)
      })
  )
}
