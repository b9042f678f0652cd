import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'

/** How the log shows a request. Links from mails open doors, so the long random part of a path does not reach it. */
export const logging = {
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      url: request.url.replace(/[\w-]{32,}/g, '…'),
      remoteAddress: request.ip,
    }),
  },
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
