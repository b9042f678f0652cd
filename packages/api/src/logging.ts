import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { loggedAddress } from './loggedAddress.ts'
import { loggedError } from './loggedError.ts'
import { plainWords } from './plainWords.ts'

/** How the log shows requests and errors: it holds no people's data, and nothing that opens a door. */
export const logging = {
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      url: loggedAddress(request.url),
      remoteAddress: request.ip,
    }),
    err: loggedError,
  },
  hooks: {
    logMethod(this: unknown, args: unknown[], method: (...args: unknown[]) => void): void {
      method.apply(this, withPlainWords(args))
    },
  },
}

/** A line that says nothing of its own says what its error does, and that would be in the error's own words. */
function withPlainWords(args: unknown[]): unknown[] {
  const [about, says, ...rest] = args
  const error = errorOf(about)
  return error && (says === undefined || says === error.message) ? [about, plainWords(error), ...rest] : args
}

function errorOf(about: unknown): Error | undefined {
  if (about instanceof Error) return about
  const isAbout = typeof about === 'object' && about !== null && 'err' in about && about.err instanceof Error
  return isAbout ? errorOf(about.err) : undefined
}

/** One line per request, when it was answered: who asked is the id of a user, or nobody. */
export function logRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction
): void {
  const milliseconds = Math.round(reply.elapsedTime)
  const user = request.user?.id
  request.log.info({ req: request, user, status: reply.statusCode, milliseconds }, 'answered')
  done()
}
