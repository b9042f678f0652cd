import type { CurrentUser, Right, RouteName } from '@gallery/contract'
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { Refused } from '../errors.ts'
import { endpointOf } from './endpointOf.ts'
import { askToProve, isFresh, panelOpenFor } from './fresh.ts'
import { needsFactor } from './needsFactor.ts'

/**
 * Hooks for the scope of a plugin, or one route's `onRequest`: as early as that, who may not ask learns nothing
 * about what would have been valid.
 */

/** Refuses who is not signed in (401). */
export async function requireUser(request: FastifyRequest): Promise<void> {
  signedIn(request)
}

/**
 * Refuses who is not signed in (401) or lacks the super flag (403). Where super users need more than the mailbox, they
 * also prove twice a day who they are.
 */
export async function requireSuper(
  request: FastifyRequest,
  reply: FastifyReply
): Promise<FastifyReply | undefined> {
  const user = signedIn(request)
  if (user.awaits !== null) throw new Refused(403, `factor.awaits.${user.awaits}`)
  if (!user.super) throw new Refused(403, 'error.forbidden')
  const { asksForFactors, clock } = request.server
  return asksForFactors && !isFresh(request, clock(), panelOpenFor) ? askToProve(request, reply) : undefined
}

/** Refuses (403) a session that has not proven the second factor that its user has. */
async function requireFactor(request: FastifyRequest): Promise<void> {
  if (request.user?.awaits === 'proof') throw new Refused(403, 'factor.awaits.proof')
}

/** Who is signed in, for routes that nobody else reaches. @throws Refused 401 for nobody */
export function signedIn({ user }: FastifyRequest): CurrentUser {
  if (!user) throw new Refused(401, 'error.unauthorized')
  return user
}

const guards: Readonly<Record<Right, readonly onRequestAsyncHookHandler[]>> = {
  everybody: [],
  published: [],
  link: [],
  oneself: [requireUser],
  owner: [requireUser],
  ownerOrSuper: [requireUser],
  super: [requireSuper],
}

/** Who may ask an endpoint at all; whose record it is, a handler finds out. */
export function guardsOf(name: RouteName): readonly onRequestAsyncHookHandler[] {
  const endpoint = endpointOf(name)
  const ofRight = guards[endpoint.right]
  return needsFactor(name, endpoint) ? [...ofRight, requireFactor] : ofRight
}
