import {
  AccountAnswer,
  AccountExport,
  Done,
  EditUserAnswer,
  InvalidFields,
  mailboxOf,
  Refusal,
  Unproven,
  UserForm,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireProof, requireUser, signedIn } from '../auth/guards.ts'
import { authLimits } from '../auth/limits.ts'
import { clearSessionCookie } from '../auth/session.ts'
import { askingOf } from '../auth/sessions.queries.ts'
import { limitRate } from '../rateLimits.ts'
import { toUser, updateUser } from '../users/users.queries.ts'
import { writingOf } from '../writing.ts'
import { deleteAccount } from './deleting.ts'
import { askEmailChange, dropEmailChange, pendingEmail } from './emailChange.ts'
import { emailLinkRoutes } from './emailLink.routes.ts'
import { exportAccount } from './exporting.ts'
import { accountOfficeOf } from './office.ts'

const tags = ['account']
const refusals = { 401: Refusal, 403: Refusal }

/** One's own data: see, change, take away, delete (docs/product.md, Signing in). */
export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  await app.register(emailLinkRoutes)
  await app.register(ownAccount)
}

const ownAccount: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireUser)
  app.addHook('onRequest', requireProof)

  app.get(
    '/auth/account',
    {
      schema: {
        tags,
        summary: "One's own data, with the address that waits for its confirmation",
        response: { 200: AccountAnswer, 401: Refusal },
      },
    },
    async (request) => {
      const user = signedIn(request)
      return { data: { ...user, pending_email: await pendingEmail(app.db, user.id, app.clock()) } }
    }
  )

  app.put(
    '/auth/editUser',
    {
      config: { fresh: ({ body, user }) => UserForm.parse(body).email !== user?.email },
      schema: {
        tags,
        summary: "Change one's own data; another e-mail address waits until its mailed link is confirmed",
        body: UserForm,
        response: {
          200: EditUserAnswer,
          ...refusals,
          403: Unproven,
          400: Refusal,
          413: Refusal,
          415: Refusal,
          422: InvalidFields,
          429: Refusal,
        },
      },
    },
    async (request) => {
      const user = signedIn(request)
      const { email, ...fields } = request.body
      const writing = writingOf(request)
      const { now } = writing
      const moves = email !== user.email
      if (moves) {
        await limitRate(app.db, `change:user:${user.id}`, authLimits.change, now)
        await limitRate(app.db, `login:email:${mailboxOf(email)}`, authLimits.email, now)
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

  app.delete(
    '/auth/email',
    {
      schema: {
        tags,
        summary: 'Drop the address that waits for its confirmation',
        response: { 200: Done, ...refusals },
      },
    },
    async (request) => {
      await dropEmailChange(app.db, signedIn(request).id, app.clock())
      return { message: request.say('account.emailDropped') }
    }
  )

  app.get(
    '/auth/export',
    {
      config: { fresh: true },
      schema: {
        tags,
        summary: 'Everything that the gallery keeps about oneself, as a file',
        response: { 200: AccountExport, 401: Refusal, 403: Unproven },
      },
    },
    async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="account.json"')
      return exportAccount(accountOfficeOf(request), signedIn(request), askingOf(request))
    }
  )

  app.delete(
    '/auth/account',
    {
      config: { fresh: true },
      schema: {
        tags,
        summary: 'Delete oneself: bookings to come are cancelled, past ones become anonymous',
        response: { 200: Done, ...refusals, 403: Unproven, 409: Refusal },
      },
    },
    async (request, reply) => {
      await deleteAccount(accountOfficeOf(request), signedIn(request))
      app.nudgeMail()
      clearSessionCookie(request, reply)
      return { message: request.say('account.deleted') }
    }
  )
}
