import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify'
import { requireOffer } from '../harvest/offer.ts'
import { readingHarvest, stampHarvest } from '../harvest/stamp.queries.ts'
import { ownType } from '../http/ownType.ts'
import { route } from '../http/route.ts'
import { readSomeOptions } from '../readOptions.ts'
import { answerOf, errorOf } from './answer.ts'
import { OaiError } from './oaiError.ts'
import { readOaiRequest } from './oaiRequest.ts'
import { answerVerb } from './verbs.ts'

/** Longer questions are none: the longest argument is a token. */
const longest = 8_000

/** The Open Archives Initiative Protocol for Metadata Harvesting, 2.0, over what visitors see. */
export const oaiRoutes: FastifyPluginAsync = async (app) => {
  const config = { counted: true } as const
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longest },
    (_request, body, done) => done(null, { form: String(body) })
  )

  route(app, 'GET /oai', { config }, async (request, reply) => {
    const [, query = ''] = request.raw.url?.split('?') ?? []
    return answer(app, reply, query)
  })

  route(app, 'POST /oai', { config }, async (request, reply) => {
    const body: unknown = request.body
    const form = typeof body === 'object' && body !== null && 'form' in body ? String(body.form) : ''
    return answer(app, reply, form)
  })
}

async function answer(app: FastifyInstance, reply: FastifyReply, query: string): Promise<FastifyReply> {
  await requireOffer(app.db)
  // What was just written is told at once, unless there is a lot of it: then by and by.
  await stampHarvest(app.db)
  const { name, mail } = await readSomeOptions(app.db, ['name', 'mail'])
  const repository = { url: app.env.PUBLIC_URL, name, mail }
  const xml = await readingHarvest(app.db, async (tx, now) => {
    const params = new URLSearchParams(query)
    try {
      const request = readOaiRequest(params)
      const content = await answerVerb(tx, request, repository, now)
      return answerOf(repository, now, Object.fromEntries(params), content)
    } catch (error) {
      if (!(error instanceof OaiError)) throw error
      const isUnderstood = error.code !== 'badVerb' && error.code !== 'badArgument'
      return answerOf(repository, now, isUnderstood ? Object.fromEntries(params) : {}, errorOf(error))
    }
  })
  return reply.type(ownType(reply)).header('cache-control', 'no-cache').send(xml)
}
