import { Done, Id, ItemChange, ItemDetailAnswer, ItemForm, ItemsChange, Refusal } from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper } from '../auth/guards.ts'
import { writeRefusals } from '../refusals.ts'
import { writingOf } from '../writing.ts'
import { answerItem } from './answer.ts'
import { toggleArtist } from './artists.queries.ts'
import { binItem, changeItem, createItem, restoreItem, touchItem } from './changes.queries.ts'

const tags = ['items']
const byId = z.object({ id: Id })

/** 409: somebody saved in between; `data` is the item as it is now. */
const Stale = Refusal.extend(ItemDetailAnswer.shape)

/** What super users do to items. Every answer carries the item as it is afterwards. */
export const itemWrites: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)

  app.post(
    '/api/items',
    {
      schema: {
        tags,
        summary: 'Create an item (super)',
        body: ItemForm,
        response: { 201: ItemDetailAnswer, ...writeRefusals },
      },
    },
    async (request, reply) => {
      const added = await app.db.transaction(async (tx) =>
        answerItem(tx, await createItem(tx, request.body, writingOf(request)))
      )
      return reply.code(201).send(added)
    }
  )

  app.patch(
    '/api/items/all',
    {
      schema: {
        tags,
        summary: 'Change several items, all or none (super)',
        body: ItemsChange,
        response: { 200: z.object({ data: z.array(Id) }), ...writeRefusals, 404: Refusal, 409: Stale },
      },
    },
    async (request) => {
      const writing = writingOf(request)
      // By id, so that two such requests cannot wait for each other's locks.
      const changes = request.body.items.toSorted((one, other) => one.id - other.id)
      await app.db.transaction(async (tx) => {
        for (const { id, ...change } of changes) await changeItem(tx, id, change, writing)
      })
      return { data: request.body.items.map((item) => item.id) }
    }
  )

  app.patch(
    '/api/items/:id',
    {
      schema: {
        tags,
        summary: 'Change an item; with updated_at only if nobody saved since then (super)',
        params: byId,
        body: ItemChange,
        response: { 200: ItemDetailAnswer, ...writeRefusals, 404: Refusal, 409: Stale },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        await changeItem(tx, request.params.id, request.body, writingOf(request))
        return answerItem(tx, request.params.id)
      })
  )

  app.patch(
    '/api/items/toggleArtist/:id',
    {
      schema: {
        tags,
        summary: 'Add the artist with the id of the body to the item, or take them out (super)',
        params: byId,
        body: byId,
        response: { 200: ItemDetailAnswer, ...writeRefusals, 404: Refusal },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        await touchItem(tx, request.params.id, writingOf(request))
        await toggleArtist(tx, request.params.id, request.body.id)
        return answerItem(tx, request.params.id)
      })
  )

  app.delete(
    '/api/items/:id',
    {
      schema: {
        tags,
        summary: 'Put an item into the bin (super)',
        params: byId,
        response: { 200: Done, ...writeRefusals, 404: Refusal },
      },
    },
    async (request) => {
      await binItem(app.db, request.params.id, writingOf(request))
      return { message: request.say('item.binned') }
    }
  )

  app.post(
    '/api/items/:id/restore',
    {
      schema: {
        tags,
        summary: 'Take an item out of the bin, with all that it had (super)',
        params: byId,
        response: { 200: ItemDetailAnswer, ...writeRefusals, 404: Refusal },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        await restoreItem(tx, request.params.id, writingOf(request))
        return answerItem(tx, request.params.id)
      })
  )
}
