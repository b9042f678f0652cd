import fp from 'fastify-plugin'
import { writingOf } from '../writing.ts'
import { signing } from './signing.ts'

/**
 * Signs what a request writes: super users by name, as the panel; visitors, signed in or not, as the site. Takes the
 * request's user, so it comes after the session.
 */
export const signingPlugin = fp(async (app) => {
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.method === 'GET') return done()
    // Somebody before the panel's door is of the gallery too.
    const isGallery = request.user?.super || (request.user?.awaits ?? null) !== null
    signing(() => {
      const writing = writingOf(request)
      return isGallery ? { ...writing, origin: 'panel' } : { ...writing, by: null, origin: 'site' }
    }, done)
  })
})
