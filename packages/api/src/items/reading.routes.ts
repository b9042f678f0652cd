import type { IdOrHash } from '@gallery/contract'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { notFound } from '../errors.ts'
import { isCurrent, weakTag } from '../etags.ts'
import { ownType } from '../http/ownType.ts'
import { route } from '../http/route.ts'
import { findCaptions, findLeafText } from './reading.queries.ts'

/** What is read of the files of an item, apart from it: who sees an item reads it, and nobody else. */
export const itemReadingRoutes: FastifyPluginAsync = async (app) => {
  const asked = (request: FastifyRequest, { id, image }: { id: IdOrHash; image: number }) => ({
    item: id,
    image,
    hidden: request.user?.super === true,
  })

  route(app, 'GET /api/items/:id/images/:image/captions/:lang', async (request, reply) => {
    const { lang } = request.params
    const captions = await findCaptions(app.db, { ...asked(request, request.params), language: lang })
    if (captions === null) throw notFound()
    const etag = weakTag(captions)
    reply.header('etag', etag)
    if (isCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send('')
    return reply.type(ownType(reply)).send(captions)
  })

  route(app, 'GET /api/items/:id/images/:image/leaves/:number', async (request) => {
    const { number } = request.params
    const text = await findLeafText(app.db, { ...asked(request, request.params), number })
    if (text === null) throw notFound()
    return { data: { text } }
  })
}
