import { randomBytes } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import { ajaxHeader, csrfCookie, csrfHeader } from '@gallery/contract'
import fp from 'fastify-plugin'
import { isPublic } from './caching.ts'
import { isHttps } from './env.ts'
import { Refused } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A read although it is a POST: it changes nothing and needs no CSRF header. */
    read?: boolean
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site made the visitor's browser send: such a request carries our cookie but can neither
 * read it nor set headers, so a write must repeat the cookie's value in a header.
 */
export const csrfPlugin = fp(async (app) => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (reading.has(request.method) || request.is404 || request.routeOptions.config.read) return done()
    const token = request.cookies[csrfCookie]
    const isOurs = token !== undefined && token !== '' && request.headers[csrfHeader] === token
    if (!isOurs || !request.headers[ajaxHeader]) return done(new Refused(403, 'error.csrf'))
    done()
  })

  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!reading.has(request.method) || request.cookies[csrfCookie]) return done()
    // What is everybody's carries nobody's cookie.
    if (isPublic(reply)) return done()
    const cookie = fastifyCookie.serialize(csrfCookie, randomBytes(18).toString('base64url'), {
      path: '/',
      sameSite: 'lax',
      secure: isHttps(app.env),
    })
    reply.header('set-cookie', cookie)
    done()
  })
})
