import { isDeepStrictEqual } from 'node:util'
import {
  InvalidFields,
  LateOptionsAnswer,
  OptionAnswer,
  OptionId,
  type Options,
  OptionsAnswer,
  OptionsChange,
  Refusal,
  UpToDate,
} from '@gallery/contract'
import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper } from '../auth/guards.ts'
import { dayOf } from '../days.ts'
import type { Db } from '../db/db.ts'
import { Refused } from '../errors.ts'
import { writeRefusals } from '../refusals.ts'
import { writingOf } from '../writing.ts'
import {
  declareOptionsUpToDate,
  findLateOptions,
  lockOptions,
  optionsWrittenAt,
  readOptions,
  setOptions,
} from './options.queries.ts'

const tags = ['options']

/** The site options. Everybody may read them, every page needs them; super users write them. */
export const optionsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/options',
    {
      schema: {
        tags,
        summary: 'All site options, with the time zone of the gallery and its today',
        response: { 200: OptionsAnswer },
      },
    },
    async ({ user }) => answer(app, app.db, user?.super === true)
  )

  app.get(
    '/api/options/:id',
    {
      schema: {
        tags,
        summary: 'One site option',
        params: z.object({ id: OptionId }),
        response: { 200: OptionAnswer, 404: Refusal },
      },
    },
    async ({ params }) => {
      const options = await readOptions(app.db)
      return { data: { id: params.id, value: options[params.id] } }
    }
  )

  await app.register(writes)
}

/** 409: somebody wrote one of these options in between; the rest of the answer is how they are now. */
const Stale = Refusal.extend(OptionsAnswer.shape)
const refusals = { 400: Refusal, 401: Refusal, 403: Refusal, 409: Stale, 415: Refusal, 422: InvalidFields }

const writes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)

  app.get(
    '/api/options/english',
    {
      schema: {
        tags,
        summary: 'The texts among the options whose Spanish changed after their English was written (super)',
        response: { 200: LateOptionsAnswer, 401: Refusal, 403: Refusal },
      },
    },
    async () => ({ data: await findLateOptions(app.db) })
  )

  app.post(
    '/api/options/english',
    {
      schema: {
        tags,
        summary: 'Declare the English of some texts among the options right as it is (super)',
        body: UpToDate,
        response: { 200: LateOptionsAnswer, ...writeRefusals },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        await lockOptions(tx)
        await declareOptionsUpToDate(tx, request.body.fields, writingOf(request))
        return { data: await findLateOptions(tx) }
      })
  )

  app.patch(
    '/api/options',
    {
      schema: {
        tags,
        summary: 'Change some options; with updated_at only if nobody wrote the same ones since then (super)',
        body: OptionsChange,
        response: { 200: OptionsAnswer, ...refusals },
      },
    },
    async (request) => {
      const { updated_at: startedFrom, ...wanted } = request.body
      return app.db.transaction(async (tx) => {
        await lockOptions(tx)
        const changes = differing(wanted, await readOptions(tx))
        const writtenAt = await optionsWrittenAt(tx, Object.keys(changes))
        if (startedFrom !== undefined && writtenAt !== null && writtenAt > new Date(startedFrom)) {
          throw new Refused(409, 'error.conflict', {}, { body: await answer(app, tx, true) })
        }
        await setOptions(tx, changes, writingOf(request))
        return answer(app, tx, true)
      })
    }
  )
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
  const facts = { data: await readOptions(db), time_zone: zone, today: dayOf(app.clock(), zone) }
  if (!isSuper) return facts
  const writtenAt = await optionsWrittenAt(db, OptionId.options)
  return { ...facts, updated_at: writtenAt?.toISOString() ?? null }
}
