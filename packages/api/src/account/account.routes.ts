import { mailboxOf, UserForm } from '@gallery/contract'
import type { FastifyPluginAsync } from 'fastify'
import { authLimits } from '../auth/limits.ts'
import { clearSessionCookie } from '../auth/session.ts'
import { askingOf } from '../auth/sessions.queries.ts'
import { signedIn } from '../http/guards.ts'
import { route } from '../http/route.ts'
import { accountOfficeOf } from '../mail/accountOffice.ts'
import { toUser, updateUser } from '../people/users.queries.ts'
import { limitRate } from '../rateLimits.ts'
import { writingOf } from '../writing.ts'
import { deleteAccount } from './deleting.ts'
import { askEmailChange, dropEmailChange, pendingEmail } from './emailChange.ts'
import { emailLinkRoutes } from './emailLink.routes.ts'
import { exportAccount } from './exporting.ts'

/** One's own data: see, change, take away, delete (docs/product.md, Signing in). */
export const accountRoutes: FastifyPluginAsync = async (app) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  await app.register(emailLinkRoutes)

  route(app, 'GET /auth/account', async (request) => {
    const user = signedIn(request)
    return { data: { ...user, pending_email: await pendingEmail(app.db, user.id, app.clock()) } }
  })

  route(
    app,
    'PUT /auth/editUser',
    { config: { fresh: ({ body, user }) => UserForm.parse(body).email !== user?.email } },
    async (request) => {
      const user = signedIn(request)
      const { email, ...fields } = request.body
      const writing = writingOf(request)
      const { now } = writing
      const moves = email !== user.email
      if (moves) {
        await limitRate(app.db, `change:user:${user.id}`, authLimits.change, now)
        // By itself: whoever has that mailbox can be mailed a link to sign in, however often somebody asks to move there.
        await limitRate(app.db, `change:email:${mailboxOf(email)}`, authLimits.email, now)
      }
      const row = await app.db.transaction(async (tx) => {
        if (moves) await askEmailChange(tx, accountOfficeOf(request), user, email)
        return updateUser(tx, user.id, fields, writing)
      })
      app.nudgeMail()
      const data = { ...toUser(row), pending_email: await pendingEmail(app.db, user.id, now) }
      const message = moves ? request.say('account.savedPending', { email }) : request.say('account.saved')
      return { data, message }
    }
  )

  route(app, 'DELETE /auth/email', async (request) => {
    await dropEmailChange(app.db, signedIn(request).id, app.clock())
    return { message: request.say('account.emailDropped') }
  })

  route(app, 'GET /auth/export', async (request, reply) => {
    reply.header('content-disposition', 'attachment; filename="account.json"')
    return exportAccount(accountOfficeOf(request), signedIn(request), askingOf(request))
  })

  route(app, 'DELETE /auth/account', async (request, reply) => {
    await deleteAccount(accountOfficeOf(request), signedIn(request))
    app.nudgeMail()
    clearSessionCookie(request, reply)
    return { message: request.say('account.deleted') }
  })
}
