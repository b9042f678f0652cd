import { ajaxHeader, type Language, reauthenticate } from '@gallery/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Refused } from '../errors.ts'
import { languageOf } from '../language.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * A right beside those of the guards: only whoever has proven within {@link provenFor} who they are. `true`, or
     * what of a request asks for it; its body has passed its schema.
     */
    fresh?: true | ((request: FastifyRequest) => boolean | Promise<boolean>)
  }
}

/** How long somebody counts as themselves after proving it, in milliseconds. */
export const provenFor = 10 * 60_000

/** How long the panel of a gallery that is open to the public stays open after a proof, in milliseconds (ASVS 3.3.2). */
export const panelOpenFor = 12 * 60 * 60_000

/** The one place where the routes' `fresh` is asked for. */
export const freshPlugin = fp(async (app) => {
  app.addHook('preHandler', async (request, reply) => {
    const { fresh } = request.routeOptions.config
    if (!fresh || isFresh(request, app.clock()) || (fresh !== true && !(await fresh(request)))) return
    return askToProve(request, reply)
  })
})

/** Whether whoever asks has proven lately who they are. */
export function isFresh({ provenAt }: FastifyRequest, now: Date, within = provenFor): boolean {
  return provenAt !== null && now.getTime() - provenAt.getTime() < within
}

/**
 * Refuses until somebody has proven who they are: a call with 403 and the code `reauthenticate`, after which it can be
 * made again; a link that a browser follows leads to the page where one proves it, and from there on.
 */
export function askToProve(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isFollowed(request)) {
    const page = `/${languageOfPage(request)}/auth/proof?${new URLSearchParams({ path: request.url })}`
    return reply.header('cache-control', 'no-store').redirect(page, 303)
  }
  throw new Refused(403, 'auth.prove', {}, { body: { code: reauthenticate } })
}

/** The language of the page on which a link was followed: these addresses have none of their own. */
function languageOfPage({ headers }: FastifyRequest): Language {
  const { referer = '' } = headers
  return languageOf(URL.canParse(referer) ? new URL(referer).pathname : '', headers['accept-language'])
}

/** Whether a browser asks by itself, for something to show or to save, and no script. */
function isFollowed({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && !headers[ajaxHeader] && /\btext\/html\b/.test(headers.accept ?? '')
}
