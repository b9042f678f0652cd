import { InvitationForm, mailboxOf } from '@gallery/contract'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { authLimits } from '../auth/limits.ts'
import { notFound } from '../errors.ts'
import { signedIn } from '../http/guards.ts'
import { route } from '../http/route.ts'
import { listInvitations } from '../people/invitations.queries.ts'
import { limitRate } from '../rateLimits.ts'
import { type Inviting, invite, inviteAgain, withdrawInvitation } from './inviting.ts'

/** `/api/users/invitations`: asking colleagues to come in, for super users. Only they learn who was invited. */
export const invitationsRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/users/invitations', async () => ({ data: await listInvitations(app.db, app.clock()) }))

  route(
    app,
    'POST /api/users/invitations',
    { config: { fresh: ({ body }) => InvitationForm.parse(body).super } },
    async (request, reply) => {
      await limit(app, request, request.body.email)
      const id = await invite(app.db, request.body, invitingOf(app, request))
      app.nudgeMail()
      return reply.code(201).send({ data: await readInvitation(app, id) })
    }
  )

  route(app, 'POST /api/users/invitations/:id/resend', async (request) => {
    const { id } = request.params
    await limit(app, request, (await readInvitation(app, id)).email)
    await inviteAgain(app.db, id, invitingOf(app, request))
    app.nudgeMail()
    return { data: await readInvitation(app, id) }
  })

  route(app, 'DELETE /api/users/invitations/:id', async (request) => {
    await withdrawInvitation(app.db, request.params.id, app.clock())
    return { message: request.say('invitation.withdrawn') }
  })
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
