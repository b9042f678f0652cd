import { attemptHeader } from '@gallery/contract'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { Refused } from '../errors.ts'
import { attempts } from '../tables/attempts.table.ts'
import { signedIn } from './guards.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Sent again with the same `Idempotency-Key`, because its answer was lost, it is refused and not done twice. */
    once?: true
  }
  interface FastifyRequest {
    /** What is being done once; null for what has no key. */
    attempt: Attempt | null
  }
}

type Attempt = Pick<typeof attempts.$inferSelect, 'user_id' | 'key'>

/** As the draft writes it, in quotation marks, or bare. */
const Key = z
  .string()
  .transform((text) => text.replace(/^"(.*)"$/, '$1'))
  .pipe(z.uuid())

/**
 * Where a route's `once` is asked for: its key is noted before it is done, and noted as made before the answer leaves. What
 * was refused is forgotten, so that it can be sent again mended.
 */
export const attemptsPlugin = fp(async (app) => {
  app.decorateRequest('attempt', null)

  app.addHook('preHandler', async (request) => {
    if (!request.routeOptions.config.once || request.headers[attemptHeader] === undefined) return
    const attempt = { user_id: signedIn(request).id, key: keyOf(request) }
    await begin(app.db, attempt, app.clock())
    request.attempt = attempt
  })

  app.addHook('onSend', (request, { statusCode }, _payload, done) => {
    const { attempt } = request
    if (!attempt) return done()
    // What was done was done: its answer says so, whatever becomes of the note.
    const noted = end(app.db, attempt, statusCode < 300).catch((error) => request.log.error(error))
    noted.then(() => done(), done)
  })
})

/** @throws Refused 400 for one that is no UUID: whoever sends it would believe that it is known by it. */
function keyOf({ headers }: FastifyRequest): string {
  const { success, data } = Key.safeParse(headers[attemptHeader])
  if (!success) throw new Refused(400, 'error.malformed')
  return data
}

/** @throws Refused 409 for what was begun before */
async function begin(db: Db, attempt: Attempt, now: Date): Promise<void> {
  const begun = await db
    .insert(attempts)
    .values({ ...attempt, created_at: now })
    .onConflictDoNothing()
    .returning({ key: attempts.key })
  if (begun.length > 0) return
  const [before] = await db.select({ made: attempts.made }).from(attempts).where(isThat(attempt))
  throw new Refused(409, before?.made ? 'attempt.made' : 'attempt.begun')
}

async function end(db: Db, attempt: Attempt, isMade: boolean): Promise<void> {
  if (isMade) await db.update(attempts).set({ made: true }).where(isThat(attempt))
  else await db.delete(attempts).where(isThat(attempt))
}

function isThat({ user_id, key }: Attempt) {
  return and(eq(attempts.user_id, user_id), eq(attempts.key, key))
}
