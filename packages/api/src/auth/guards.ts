import type { FastifyRequest } from 'fastify'
import { Refused } from '../errors.ts'

/**
 * Hooks for the scope of a plugin, or one route's `onRequest`: as early as that, who may not ask learns nothing
 * about what would have been valid.
 */

/** Refuses who is not signed in (401). */
export async function requireUser(request: FastifyRequest): Promise<void> {
  if (!request.user) throw new Refused(401, 'error.unauthorized')
}

/** Refuses who is not signed in (401) or lacks the super flag (403). */
export async function requireSuper(request: FastifyRequest): Promise<void> {
  await requireUser(request)
  if (!request.user?.super) throw new Refused(403, 'error.forbidden')
}
