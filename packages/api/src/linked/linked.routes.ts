import {
  ArchiveAnswer,
  ArtistAnswer,
  EventAnswer,
  ItemAnswer,
  idIn,
  type PermanentKind,
  WorkAnswer,
} from '@gallery/contract'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { route } from '../http/route.ts'
import { sendJsonLd } from '../http/sendJsonLd.ts'
import { readPublic } from '../pageReads/readPublic.ts'
import { readSomeOptions } from '../readOptions.ts'
import { linkedArchive, linkedArtist, linkedEvent, linkedItem, linkedWork } from './documents.ts'
import { linkedContext, type Source } from './parts.ts'
import { sendGone } from './sendGone.ts'

/** Records as linked data (Linked Art, JSON-LD), made of what everybody sees of them. */
export const linkedRoutes: FastifyPluginAsync = async (app) => {
  /** Sends a record's document, or says that it is gone where there was one that visitors saw. */
  async function answer<Shape extends z.ZodType<{ data: unknown }>>(
    request: FastifyRequest,
    reply: FastifyReply,
    [kind, key]: readonly [PermanentKind, string | number],
    shape: Shape,
    documentOf: (source: Source, answer: z.output<Shape>) => object
  ): Promise<FastifyReply> {
    try {
      const found = await readPublic(app, shape, `/api/${kind}s/${key}`)
      const document = documentOf(await sourceOf(app), found)
      return sendJsonLd(request, reply, { context: linkedContext, document })
    } catch (error) {
      const id = idIn(String(key))
      if (id === undefined) throw error
      return sendGone(app, reply, { kind, id }, error)
    }
  }

  route(app, 'GET /api/works/:work/linked.json', async (request, reply) =>
    answer(request, reply, ['work', request.params.work], WorkAnswer, (source, { data }) =>
      linkedWork(source, data)
    )
  )
  route(app, 'GET /api/items/:id/linked.json', async (request, reply) =>
    answer(request, reply, ['item', request.params.id], ItemAnswer, (source, { data }) =>
      linkedItem(source, data)
    )
  )
  route(app, 'GET /api/events/:id/linked.json', async (request, reply) =>
    answer(request, reply, ['event', request.params.id], EventAnswer, (source, { data }) =>
      linkedEvent(source, data)
    )
  )
  route(app, 'GET /api/artists/:id/linked.json', async (request, reply) =>
    answer(request, reply, ['artist', request.params.id], ArtistAnswer, (source, { data }) =>
      linkedArtist(source, data)
    )
  )
  route(app, 'GET /api/archives/:id/linked.json', async (request, reply) =>
    answer(request, reply, ['archive', request.params.id], ArchiveAnswer, (source, { data }) =>
      linkedArchive(source, data)
    )
  )
}

async function sourceOf({ db, env }: FastifyInstance): Promise<Source> {
  return { url: env.PUBLIC_URL, ...(await readSomeOptions(db, ['name'])) }
}
