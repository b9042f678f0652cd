import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { Refused } from '../errors.ts'
import { route } from '../http/route.ts'
import { isUndoable } from './detail.queries.ts'
import { importAnswer } from './importAnswer.ts'
import { changeable, findImport, planFor, requireState } from './imports.queries.ts'
import { askToCancel, askToMove, type Move } from './moving.queries.ts'

/** What sets an import to move: the dry run, applying, undoing; and what ends that. */
export const importMoves: FastifyPluginAsync = async (app) => {
  /** Sets an import to move and answers how it stands; the work itself is the worker's. */
  async function move(request: FastifyRequest, id: number, to: Move) {
    await askToMove(app.db, id, to)
    app.nudgeImports()
    return importAnswer(request, id)
  }

  route(app, 'POST /api/imports/:id/check', async (request) => {
    const { id } = request.params
    planFor(await findImport(app.db, id))
    return move(request, id, { from: changeable, to: 'checking' })
  })

  route(app, 'POST /api/imports/:id/apply', async (request) => {
    const { id } = request.params
    const { counts } = await findImport(app.db, id)
    if (counts && counts.new + counts.changed === 0) throw new Refused(409, 'import.nothing')
    return move(request, id, { from: ['checked'], to: 'applying' })
  })

  route(app, 'POST /api/imports/:id/cancel', async (request) => {
    await askToCancel(app.db, request.params.id)
    return importAnswer(request, request.params.id)
  })

  route(app, 'POST /api/imports/:id/undo', async (request) => {
    const { id } = request.params
    const record = await findImport(app.db, id)
    requireState(record, 'applied')
    if (!isUndoable(record, app.clock())) throw new Refused(409, 'import.expired')
    return move(request, id, { from: ['applied'], to: 'undoing', keeps: request.body.keep })
  })
}
