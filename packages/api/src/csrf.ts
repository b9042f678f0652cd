import fastifyCookie from '@fastify/cookie'
import { ajaxHeader, csrfCookie, csrfHeader } from '@gallery/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { csrfCookieRules, csrfTokenOf, visitorsCsrfToken } from './auth/csrfToken.ts'
import { sessionCookie } from './auth/session.ts'
import { isPublic } from './caching.ts'
import { Refused } from './errors.ts'
import { isFromForeignSite } from './foreignSite.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A read although it is a POST: it changes nothing and needs no CSRF header. */
    read?: boolean
    /** A page's form, sent by the browser itself: no header travels with it, and its route asks `isOwnForm`. */
    form?: boolean
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site made the visitor's browser send: by what the browser says of where they come from,
 * and because such a request carries our cookies but can neither read them nor set headers, so that a write must repeat
 * the token in a header. A session has a token of its own.
 */
export const csrfPlugin = fp(async (app) => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isWrite(request) || request.routeOptions.config.form) return done()
    const token = tokenOf(request)
    const isOurs = token !== undefined && token !== '' && request.headers[csrfHeader] === token
    if (!isOurs || !request.headers[ajaxHeader] || isFromForeignSite(request))
      return done(new Refused(403, 'error.csrf'))
    done()
  })

  app.addHook('onSend', (request, reply, _payload, done) => {
    const token = tokenOf(request)
    const isKnown = token !== undefined && token !== '' && request.cookies[csrfCookie] === token
    // What is everybody's carries nobody's cookie.
    if (!reading.has(request.method) || isKnown || isPublic(reply) || isGiven(reply)) return done()
    const value = token || visitorsCsrfToken()
    reply.header('set-cookie', fastifyCookie.serialize(csrfCookie, value, csrfCookieRules(app.env)))
    done()
  })
})

/** Whether a request changes something, as far as its route says. */
export function isWrite({ method, is404, routeOptions }: FastifyRequest): boolean {
  return !reading.has(method) && !is404 && !routeOptions.config.read
}

/** What a write of this visitor has to repeat; undefined for a visitor who has been given nothing so far. */
export function tokenOf({ cookies }: FastifyRequest): string | undefined {
  const session = cookies[sessionCookie]
  return session ? csrfTokenOf(session) : cookies[csrfCookie]
}

/** Whether the answer brings a token along already, with the session that it starts or ends. */
function isGiven(reply: FastifyReply): boolean {
  return [reply.getHeader('set-cookie')].flat().some((cookie) => String(cookie).startsWith(`${csrfCookie}=`))
}
