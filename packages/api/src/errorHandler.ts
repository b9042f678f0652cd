import type { Language } from '@gallery/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway, isDatabaseFull, isDeadlock, isDuplicate, isUnstorable } from './db/databaseErrors.ts'
import { gaveWay, InvalidInput, Refused, unavailable } from './errors.ts'
import { languageOf } from './language.ts'
import { say } from './say.ts'
import { isStorageFull, isUnreadable } from './storage/storageErrors.ts'

/** Headers that tell of what was about to be sent when it could not be. */
const ofRepresentation = [
  'accept-ranges',
  'content-disposition',
  'content-length',
  'content-range',
  'etag',
  'last-modified',
] as const

/**
 * The one place where an error becomes an answer: `{ message }` in the request's language, and for 422 `errors` by
 * field. What is nobody's refusal is logged and answered with 500 and nothing about its cause.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOfRequest(request)
  if (error instanceof InvalidInput) {
    // Who works at the gallery writes down other people, and the names of things.
    const whose = request.user?.super === true ? 'other' : 'own'
    const errors = Object.entries(error.fields).map(([field, messages]) => [
      field,
      messages.map((one) =>
        typeof one === 'string'
          ? say(language, one, { whose })
          : say(language, one.id, { ...one.values, whose })
      ),
    ])
    return answer(reply, 422, { message: say(language, 'error.invalid'), errors: Object.fromEntries(errors) })
  }
  const refusal = asRefusal(error)
  if (!refusal || refusal.status >= 500) request.log.error(error)
  if (!refusal) return answer(reply, 500, { message: say(language, 'error.server') })
  for (const name of ofRepresentation) reply.removeHeader(name)
  reply.headers(refusal.extras.headers ?? {})
  return answer(reply, refusal.status, {
    message: say(language, refusal.id, refusal.values),
    ...refusal.extras.body,
  })
}

/**
 * Answers what no route takes: 404 for the paths that are the server's and no route's, 405 with `Allow` for a path that
 * is one's, asked with a method that it does not take.
 */
export async function answerNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const language = languageOfRequest(request)
  const methods = request.server.methodsAt(request.url)
  if (methods.length === 0 || methods.includes(request.method)) {
    return answer(reply, 404, { message: say(language, 'error.notFound') })
  }
  reply.header('allow', methods.join(', '))
  return answer(reply, 405, { message: say(language, 'error.method') })
}

/** Asked of the bare request: an address that cannot be read is refused before plugins have seen it. */
function languageOfRequest({ url, headers }: FastifyRequest): Language {
  return languageOf(url, headers['accept-language'])
}

function asRefusal(error: unknown): Refused | undefined {
  if (error instanceof Refused) return error
  if (isUnreadable(error)) return new Refused(503, 'error.unreadable')
  if (isDatabaseFull(error) || isStorageFull(error)) return new Refused(507, 'error.noSpace')
  if (isDatabaseAway(error)) return unavailable()
  if (isDeadlock(error)) return gaveWay()
  if (isUnstorable(error)) return new Refused(400, 'error.malformed')
  if (isDuplicate(error)) return new Refused(409, 'error.conflict')
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 404) return new Refused(404, 'error.notFound')
  if (status === 413) return new Refused(413, 'error.tooLarge')
  if (status === 415) return new Refused(415, 'error.unsupported')
  return status >= 400 && status < 500 ? new Refused(400, 'error.malformed') : undefined
}

/** Past the route's own serialiser: a refusal has one shape, whether or not the route declares its status. */
function answer(reply: FastifyReply, status: number, body: Readonly<Record<string, unknown>>): FastifyReply {
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body)
}
