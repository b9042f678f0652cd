import { LinkToken, mailboxOf } from '@gallery/contract'
import type { FastifyPluginAsync } from 'fastify'
import { InvalidInput } from '../errors.ts'
import { route } from '../http/route.ts'
import { contactConfirmMail } from '../mail/contactConfirm.ts'
import { enqueueMail } from '../mail/enqueueMail.ts'
import { limitRate, visitorOf } from '../rateLimits.ts'
import { readOptions } from '../readOptions.ts'
import { findAsked } from './askedWorks.ts'
import { receiveMessage } from './receiveMessage.ts'
import { keepWaiting, takeWaiting } from './waitingMessages.queries.ts'

const hour = 60 * 60_000
/** Nothing has been proved yet, and each sends a mail: few, from one place as to one address. */
const limits = { ip: { max: 5, window: hour }, email: { max: 3, window: hour } }
/** Links tried from one place. */
const tries = { max: 60, window: hour / 4 }

/**
 * The contact form without scripts: a message whose sender could prove no work counts once they have followed the link
 * that they are mailed.
 */
export const byLinkRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'POST /contact/link', async (request) => {
    const { db, env } = app
    const now = app.clock()
    const { website: _, works, room, secret, ...form } = request.body
    const { language } = request
    await limitRate(db, `contactLink:ip:${visitorOf(request.ip)}`, limits.ip, now)
    await limitRate(db, `contactLink:email:${mailboxOf(form.email)}`, limits.email, now)
    const asked = await findAsked(db, { works, room, secret }, now)
    await db.transaction(async (tx) => {
      const waiting = await keepWaiting(tx, { ...form, ...asked, language, created_at: now })
      const content = contactConfirmMail({
        ...waiting,
        language,
        options: await readOptions(tx),
        timeZone: env.GALLERY_TZ,
        publicUrl: env.PUBLIC_URL,
        now,
      })
      const { expiresAt } = waiting
      await enqueueMail(tx, { kind: 'contactConfirm', language, to: form.email, content, now, expiresAt })
    })
    app.nudgeMail()
    return { message: request.say('contact.mailed') }
  })

  route(app, 'POST /contact/link/:token', async (request) => {
    const { db, env } = app
    const now = app.clock()
    await limitRate(db, `contactTry:ip:${visitorOf(request.ip)}`, tries, now)
    const token = LinkToken.safeParse(request.params.token)
    if (!token.success) throw new InvalidInput({ token: 'contact.badLink' })
    await db.transaction(async (tx) => {
      const message = await takeWaiting(tx, token.data, now)
      if (message === undefined) throw new InvalidInput({ token: 'contact.badLink' })
      if (message !== null) await receiveMessage(tx, message, env.PUBLIC_URL)
    })
    app.nudgeMail()
    return { message: request.say('contact.thanks') }
  })
}
