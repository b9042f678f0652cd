import { mailboxOf } from '@gallery/contract'
import type { FastifyPluginAsync } from 'fastify'
import { InvalidInput } from '../errors.ts'
import { route } from '../http/route.ts'
import { makeChallenge, readProof, type SolvedProof, spendProof } from '../proof/proof.ts'
import { limitRate, visitorOf } from '../rateLimits.ts'
import { keepSecret } from '../secretLinks.ts'
import { findAsked, findAskedSummaries, findAsker } from './askedWorks.ts'
import { byLinkRoutes } from './byLink.routes.ts'
import { ownThreadsRoutes } from './ownThreads.routes.ts'
import { passesRecaptcha } from './recaptcha.ts'
import { receiveMessage } from './receiveMessage.ts'

const quarterHour = 15 * 60_000
const limits = {
  /** Messages from one place; an office or a school shares one. */
  ip: { max: 30, window: quarterHour },
  /** Each sends a mail of thanks to that address: nobody's mailbox is a toy. */
  email: { max: 5, window: quarterHour },
}

/** The contact form (docs/product.md, Writing to the gallery), its guard, and writing on by the link of an answer. */
export const contactRoutes: FastifyPluginAsync = async (app) => {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = app.env

  route(app, 'GET /contact/guard', { config: { counted: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (siteKey !== undefined) return { data: { kind: 'recaptcha' as const, site_key: siteKey } }
    return {
      data: { kind: 'work' as const, challenge: await makeChallenge(app.db, 'contact', app.clock()) },
    }
  })

  route(
    app,
    'GET /contact/works',
    { onRequest: keepSecret, config: { counted: true } },
    async ({ query }) => {
      const now = app.clock()
      const { works: ids } = await findAsked(app.db, query, now)
      return { data: await findAskedSummaries(app.db, ids), asker: await findAsker(app.db, query.room, now) }
    }
  )

  /** @returns the proof to use up; null when Google has seen to that. @throws InvalidInput on `grecaptcha` */
  async function checkGuard(answer: string, now: Date): Promise<SolvedProof | null> {
    if (secret === undefined) {
      const proof = await readProof(app.db, 'contact', answer, now)
      if (proof === null) throw unproven()
      return proof
    }
    if (!(await passesRecaptcha(answer, secret))) throw unproven()
    return null
  }

  route(app, 'POST /contact', async (request) => {
    const { db, env } = app
    const now = app.clock()
    const { grecaptcha, works, room, secret, ...form } = request.body
    await limitRate(db, `contact:ip:${visitorOf(request.ip)}`, limits.ip, now)
    const proof = await checkGuard(grecaptcha, now)
    const asked = await findAsked(db, { works, room, secret }, now)
    const message = { ...form, ...asked, language: request.language, created_at: now }
    await db.transaction(async (tx) => {
      if (proof !== null && !(await spendProof(tx, proof, now))) throw unproven()
      await receiveMessage(tx, message, env.PUBLIC_URL)
      // With the message or not at all: nobody is kept from writing by what was refused in their name.
      await limitRate(tx, `contact:email:${mailboxOf(form.email)}`, limits.email, now)
    })
    app.nudgeMail()
    return { message: request.say('contact.thanks') }
  })

  await app.register(byLinkRoutes)
  await app.register(ownThreadsRoutes)
}

function unproven(): InvalidInput {
  return new InvalidInput({ grecaptcha: 'contact.unproven' })
}
