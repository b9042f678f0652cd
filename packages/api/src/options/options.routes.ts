import { isDeepStrictEqual } from 'node:util'
import { AboutAnswer, dayOf, OptionId, type Options, type OptionsAnswer, SiteAnswer } from '@gallery/contract'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { shaped } from '../answers.ts'
import { refuseStale } from '../conflict.ts'
import type { Db } from '../db/db.ts'
import { route } from '../http/route.ts'
import { readOptions } from '../readOptions.ts'
import { writingOf } from '../writing.ts'
import { findFacade, requireFacade } from './facade.queries.ts'
import {
  declareOptionsUpToDate,
  findLateOptions,
  lastWritten,
  lockOptions,
  setOptions,
} from './options.queries.ts'

/** The site options. Everybody may read them, every page needs them; super users write them. */
export const optionsRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/options', { config: { kept: 'day' } }, async ({ query: { part }, user }) => {
    const whole = await answer(app, app.db, user?.super === true)
    if (part === 'site') return shaped(SiteAnswer, whole)
    return part === 'about' ? shaped(AboutAnswer, whole) : whole
  })

  route(app, 'GET /api/options/:id', async ({ params }) => {
    const options = await readOptions(app.db)
    return { data: { id: params.id, value: options[params.id] } }
  })

  await app.register(writes)
}

const writes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/options/english', async () => ({ data: await findLateOptions(app.db) }))

  route(app, 'POST /api/options/english', async (request) =>
    app.db.transaction(async (tx) => {
      await lockOptions(tx)
      await declareOptionsUpToDate(tx, request.body.fields, writingOf(request))
      return { data: await findLateOptions(tx) }
    })
  )

  route(app, 'PATCH /api/options', async (request) => {
    const { updated_at: startedFrom, ...wanted } = request.body
    return app.db.transaction(async (tx) => {
      await lockOptions(tx)
      const changes = differing(wanted, await readOptions(tx))
      const written = await lastWritten(tx, Object.keys(changes))
      if (written) await refuseStale(tx, startedFrom, written, () => answer(app, tx, true))
      if (changes.facade) await requireFacade(tx, changes.facade)
      await setOptions(tx, changes, writingOf(request))
      return answer(app, tx, true)
    })
  })
}

/** What of the options is not as it is already. */
function differing(wanted: Partial<Options>, current: Options): Partial<Options> {
  const changed = OptionId.options.filter(
    (id) => wanted[id] !== undefined && !isDeepStrictEqual(wanted[id], current[id])
  )
  return Object.fromEntries(changed.map((id) => [id, wanted[id]]))
}

async function answer(app: FastifyInstance, db: Db, isSuper: boolean): Promise<OptionsAnswer> {
  const zone = app.env.GALLERY_TZ
  const options = await readOptions(db)
  const data = { ...options, facade_picture: await findFacade(db, options.facade) }
  const facts = { data, time_zone: zone, today: dayOf(app.clock(), zone) }
  if (!isSuper) return facts
  const written = await lastWritten(db, OptionId.options)
  return { ...facts, updated_at: written?.updated_at.toISOString() ?? null }
}
