import { userHeader } from '@gallery/contract'
import fp from 'fastify-plugin'
import { isWrite } from './csrf.ts'
import { Refused } from './errors.ts'

/**
 * Refuses the writes of a page that takes the session for somebody else's: it was opened before another person signed in
 * in the same browser, and what stands on it is not theirs. Whoever does not say whose they think it is is not asked.
 */
export const samePersonPlugin = fp(async (app) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { user } = request
    const said = request.headers[userHeader]
    const isAnothers = said !== undefined && user !== null && said !== String(user.id)
    done(isAnothers && isWrite(request) ? new Refused(401, 'error.otherPerson') : undefined)
  })
})
