import { ArchiveAnswer, ArtistAnswer, EventAnswer, ItemAnswer, WorkAnswer } from '@gallery/contract'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { isCurrent, weakTag } from '../etags.ts'
import { route } from '../http/route.ts'
import { readPublic } from '../pageReads/readPublic.ts'
import { readSomeOptions } from '../readOptions.ts'
import { linkedArchive, linkedArtist, linkedEvent, linkedItem, linkedWork } from './documents.ts'
import { linkedContext, type Source } from './parts.ts'

/** Records as linked data (Linked Art, JSON-LD), made of what everybody sees of them. */
export const linkedRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/works/:work/linked.json', async (request, reply) => {
    const { data } = await readPublic(app, WorkAnswer, `/api/works/${request.params.work}`)
    return send(request, reply, linkedWork(await sourceOf(app), data))
  })
  route(app, 'GET /api/items/:id/linked.json', async (request, reply) => {
    const { data } = await readPublic(app, ItemAnswer, `/api/items/${request.params.id}`)
    return send(request, reply, linkedItem(await sourceOf(app), data))
  })
  route(app, 'GET /api/events/:id/linked.json', async (request, reply) => {
    const { data } = await readPublic(app, EventAnswer, `/api/events/${request.params.id}`)
    return send(request, reply, linkedEvent(await sourceOf(app), data))
  })
  route(app, 'GET /api/artists/:id/linked.json', async (request, reply) => {
    const { data } = await readPublic(app, ArtistAnswer, `/api/artists/${request.params.id}`)
    return send(request, reply, linkedArtist(await sourceOf(app), data))
  })
  route(app, 'GET /api/archives/:id/linked.json', async (request, reply) => {
    const { data } = await readPublic(app, ArchiveAnswer, `/api/archives/${request.params.id}`)
    return send(request, reply, linkedArchive(await sourceOf(app), data))
  })
}

async function sourceOf({ db, env }: FastifyInstance): Promise<Source> {
  return { url: env.PUBLIC_URL.replace(/\/$/, ''), ...(await readSomeOptions(db, ['name'])) }
}

/** JSON-LD by its own type, but plain JSON for a browser, which shows it. */
async function send(request: FastifyRequest, reply: FastifyReply, document: object): Promise<FastifyReply> {
  const text = JSON.stringify(document)
  const etag = weakTag(text)
  reply.headers({ 'cache-control': 'public, max-age=0, s-maxage=60', etag, vary: 'accept' })
  if (isCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send(null)
  const accept = request.headers.accept ?? ''
  const isPlain = /application\/json|text\/html/.test(accept) && !accept.includes('application/ld+json')
  return reply
    .type(isPlain ? 'application/json; charset=utf-8' : `application/ld+json;profile="${linkedContext}"`)
    .send(Buffer.from(text))
}
