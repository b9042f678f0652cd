import { ChangedIds, ChosenWorks, WorksCollecting, WorksMovement, WorksPublication } from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireSuper } from '../auth/guards.ts'
import { today } from '../days.ts'
import { writeRefusals } from '../refusals.ts'
import { writingOf } from '../writing.ts'
import {
  addMovements,
  addToCollection,
  binWorks,
  publishWorks,
  restoreWorks,
  strikeLines,
  takeFromCollection,
  unstrikeLines,
} from './bulk.queries.ts'

const tags = ['works']
const response = { 200: ChangedIds, ...writeRefusals }

/**
 * What super users do to many works at once. Each is one transaction and answers with what it really changed, which is
 * what the action that takes it back needs.
 */
export const workBulkWrites: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)

  app.post(
    '/api/works/publish',
    {
      schema: { tags, summary: 'Show or hide several works (super)', body: WorksPublication, response },
    },
    async (request) => {
      const { body } = request
      const writing = writingOf(request)
      return { data: await app.db.transaction((tx) => publishWorks(tx, body.ids, body.public, writing)) }
    }
  )

  app.post(
    '/api/works/collect',
    {
      schema: {
        tags,
        summary: 'Add several works to a collection, or take them out (super)',
        body: WorksCollecting,
        response,
      },
    },
    async (request) => {
      const { ids, collection, action } = request.body
      const writing = writingOf(request)
      const collect = action === 'add' ? addToCollection : takeFromCollection
      return { data: await app.db.transaction((tx) => collect(tx, ids, collection, writing)) }
    }
  )

  app.post(
    '/api/works/movements',
    {
      schema: {
        tags,
        summary: 'Add a line to the ledger of several works; answers with the ids of the lines (super)',
        body: WorksMovement,
        response,
      },
    },
    async (request) => {
      const { ids, movement } = request.body
      const writing = writingOf(request)
      const date = movement.date ?? today(writing.now, app.env.GALLERY_TZ)
      return { data: await app.db.transaction((tx) => addMovements(tx, ids, { ...movement, date }, writing)) }
    }
  )

  app.post(
    '/api/works/movements/remove',
    {
      schema: {
        tags,
        summary: 'Strike lines of ledgers through, by the ids of the lines (super)',
        body: ChosenWorks,
        response,
      },
    },
    async (request) => {
      const { body } = request
      const writing = writingOf(request)
      return { data: await app.db.transaction((tx) => strikeLines(tx, body.ids, writing)) }
    }
  )

  app.post(
    '/api/works/movements/restore',
    {
      schema: {
        tags,
        summary: 'Take back that lines of ledgers were struck through, by the ids of the lines (super)',
        body: ChosenWorks,
        response,
      },
    },
    async (request) => {
      const { body } = request
      const writing = writingOf(request)
      return { data: await app.db.transaction((tx) => unstrikeLines(tx, body.ids, writing)) }
    }
  )

  app.post(
    '/api/works/delete',
    {
      schema: { tags, summary: 'Put several works into the bin (super)', body: ChosenWorks, response },
    },
    async (request) => {
      const { body } = request
      const writing = writingOf(request)
      return { data: await app.db.transaction((tx) => binWorks(tx, body.ids, writing)) }
    }
  )

  app.post(
    '/api/works/restore',
    {
      schema: { tags, summary: 'Take several works out of the bin (super)', body: ChosenWorks, response },
    },
    async (request) => {
      const { body } = request
      const writing = writingOf(request)
      return { data: await app.db.transaction((tx) => restoreWorks(tx, body.ids, writing)) }
    }
  )
}
