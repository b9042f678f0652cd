import {
  Done,
  Id,
  InvalidFields,
  InvitationAnswer,
  InvitationForm,
  InvitationsAnswer,
  mailboxOf,
  Refusal,
  Unproven,
} from '@gallery/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper, signedIn } from '../auth/guards.ts'
import { authLimits } from '../auth/limits.ts'
import { notFound } from '../errors.ts'
import { limitRate } from '../rateLimits.ts'
import { listInvitations } from './invitations.queries.ts'
import { type Inviting, invite, inviteAgain, withdrawInvitation } from './inviting.ts'

const tags = ['users']
const byId = z.object({ id: Id })
const refusals = { 401: Refusal, 403: Refusal, 422: InvalidFields, 429: Refusal }

/** `/api/users/invitations`: asking colleagues to come in, for super users. Only they learn who was invited. */
export const invitationsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)

  app.get(
    '/api/users/invitations',
    {
      schema: {
        tags,
        summary: 'The invitations that nobody has accepted, those that ended too (super)',
        response: { 200: InvitationsAnswer, 401: Refusal, 403: Refusal },
      },
    },
    async () => ({ data: await listInvitations(app.db, app.clock()) })
  )

  app.post(
    '/api/users/invitations',
    {
      config: { fresh: ({ body }) => InvitationForm.parse(body).super },
      schema: {
        tags,
        summary:
          'Invite somebody by mail, with the panel or without; in place of an earlier invitation (super)',
        body: InvitationForm,
        response: { 201: InvitationAnswer, ...refusals, 403: Unproven, 400: Refusal, 415: Refusal },
      },
    },
    async (request, reply) => {
      await limit(app, request, request.body.email)
      const id = await invite(app.db, request.body, invitingOf(app, request))
      app.nudgeMail()
      return reply.code(201).send({ data: await readInvitation(app, id) })
    }
  )

  app.post(
    '/api/users/invitations/:id/resend',
    {
      config: { fresh: true },
      schema: {
        tags,
        summary: 'Send an invitation again; the link of the first mail leads nowhere any more (super)',
        params: byId,
        response: { 200: InvitationAnswer, ...refusals, 403: Unproven, 404: Refusal },
      },
    },
    async (request) => {
      const { id } = request.params
      await limit(app, request, (await readInvitation(app, id)).email)
      await inviteAgain(app.db, id, invitingOf(app, request))
      app.nudgeMail()
      return { data: await readInvitation(app, id) }
    }
  )

  app.delete(
    '/api/users/invitations/:id',
    {
      schema: {
        tags,
        summary: 'Withdraw an invitation: its link leads nowhere any more (super)',
        params: byId,
        response: { 200: Done, 401: Refusal, 403: Refusal, 404: Refusal },
      },
    },
    async (request) => {
      await withdrawInvitation(app.db, request.params.id, app.clock())
      return { message: request.say('invitation.withdrawn') }
    }
  )
}

/** So that nobody's mailbox is a toy, whoever has the panel. */
async function limit(app: FastifyInstance, request: FastifyRequest, email: string): Promise<void> {
  const now = app.clock()
  await limitRate(app.db, `invite:user:${signedIn(request).id}`, authLimits.invitations, now)
  await limitRate(app.db, `invite:email:${mailboxOf(email)}`, authLimits.email, now)
}

function invitingOf(app: FastifyInstance, request: FastifyRequest): Inviting {
  const { id, display } = signedIn(request)
  return { now: app.clock(), env: app.env, by: { id, display } }
}

async function readInvitation(app: FastifyInstance, id: number) {
  const found = (await listInvitations(app.db, app.clock())).find((invitation) => invitation.id === id)
  if (!found) throw notFound()
  return found
}
