import { PassThrough } from 'node:stream'
import { today, type WorksSettingLine } from '@gallery/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Db } from '../db/db.ts'
import { settlingAtOnce } from '../db/totals.queries.ts'
import { ownType } from '../http/ownType.ts'
import { route } from '../http/route.ts'
import { writingOf } from '../writing.ts'
import { lockWorks } from './bulk.queries.ts'
import { reviewSetting } from './review.queries.ts'
import { applySetting, undoSetting } from './setting.queries.ts'

/**
 * Changing several works at once: first what would become of each, then the doing, then the taking back. Such a change is
 * long and shows or hides works from its beginning on: it settles at once, and nobody waits for a total meanwhile.
 */
export const workSettingWrites: FastifyPluginAsync = async (app) => {
  route(app, 'POST /api/works/change/review', async ({ body }) =>
    // Waits for a change of these works that is still going on: what is said of them holds.
    app.db.transaction(async (tx) => {
      await lockWorks(
        tx,
        body.works.map(({ id }) => id)
      )
      return reviewSetting(tx, body, app.clock())
    })
  )

  route(app, 'POST /api/works/change', async (request, reply) => {
    const writing = writingOf(request)
    const day = today(writing.now, app.env.GALLERY_TZ)
    const answer = new PassThrough()
    const say = (line: WorksSettingLine) => answer.write(`${JSON.stringify(line)}\n`)
    // Resolves with the first line: what is refused before it is an answer of its own.
    let isBegun = false
    await new Promise<void>((begun, refused) => {
      const tell = (done: number, total: number) => {
        if (answer.destroyed) throw new Error('Whoever asked for the change of works hung up')
        say({ done, total })
        isBegun = true
        begun()
      }
      const change = (tx: Db) => applySetting(tx, request.body, { writing, today: day }, tell)
      settlingAtOnce(app.db, change).then(
        (data) => {
          say({ data })
          answer.end()
        },
        (error: Error) => (isBegun ? answer.destroy(error) : refused(error))
      )
    })
    return reply.type(ownType(reply)).send(answer)
  })

  route(app, 'POST /api/works/change/undo', async (request) => {
    const writing = writingOf(request)
    return { data: await settlingAtOnce(app.db, (tx) => undoSetting(tx, request.body, writing)) }
  })
}
