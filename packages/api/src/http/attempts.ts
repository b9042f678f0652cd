import { type AttemptRefused, attemptHeader } from '@gallery/contract'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { z } from 'zod'
import { isDatabaseFull, isDeadlock } from '../db/databaseErrors.ts'
import type { Db } from '../db/db.ts'
import { Refused } from '../errors.ts'
import { isStorageFull } from '../storage/storageErrors.ts'
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
    /** Whether it failed in a way of which it is known that nothing of it is kept, whatever its status. */
    isRefused: boolean
  }
}

type Attempt = Pick<typeof attempts.$inferSelect, 'user_id' | 'key'>

/** What is known of an attempt once it is answered. */
type Outcome = 'made' | 'refused' | 'unknown'

/** As the draft writes it, in quotation marks, or bare. */
const Key = z
  .string()
  .transform((text) => text.replace(/^"(.*)"$/, '$1'))
  .pipe(z.uuid())

/** Milliseconds after which nobody is taken to be in the middle of a write any more: as long as a call is waited for. */
const longest = 120_000

/**
 * Where a route's `once` is asked for: its key is noted before it is done, and noted as made before the answer leaves. What
 * was refused is forgotten, so that it can be sent again mended. What failed otherwise may be done all the same, where the
 * database's answer was late or something broke after it: its key stays.
 */
export const attemptsPlugin = fp(async (app) => {
  app.decorateRequest('attempt', null)
  app.decorateRequest('isRefused', false)

  app.addHook('preHandler', async (request) => {
    if (!request.routeOptions.config.once || request.headers[attemptHeader] === undefined) return
    const attempt = { user_id: signedIn(request).id, key: keyOf(request) }
    await begin(app.db, attempt, app.clock())
    request.attempt = attempt
  })

  app.addHook('onError', async (request, _reply, error) => {
    request.isRefused = error instanceof Refused || isKeptOut(error)
  })

  app.addHook('onSend', (request, { statusCode }, _payload, done) => {
    const { attempt, isRefused } = request
    if (!attempt) return done()
    const outcome = outcomeOf(statusCode, isRefused)
    // What was done was done: its answer says so, whatever becomes of the note.
    const noted = end(app.db, attempt, outcome).catch((error) => request.log.error(error))
    noted.then(() => done(), done)
  })
})

function outcomeOf(status: number, isRefused: boolean): Outcome {
  if (status < 300) return 'made'
  return status < 500 || isRefused ? 'refused' : 'unknown'
}

/**
 * Whether nothing of a write can have been kept that failed so: it gave way to another, or there was no space for it. What
 * had no connection, or took too long, may have done so when it read its answer, after the write.
 */
function isKeptOut(error: unknown): boolean {
  return isDeadlock(error) || isDatabaseFull(error) || isStorageFull(error)
}

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
  const [before] = await db.select().from(attempts).where(isThat(attempt))
  const is = before ? stateOf(before, now) : 'begun'
  throw new Refused(409, `attempt.${is}`, {}, { body: { attempt: is } })
}

function stateOf({ made, created_at }: typeof attempts.$inferSelect, now: Date): AttemptRefused['attempt'] {
  if (made) return 'made'
  return now.getTime() - created_at.getTime() < longest ? 'begun' : 'over'
}

async function end(db: Db, attempt: Attempt, outcome: Outcome): Promise<void> {
  if (outcome === 'made') await db.update(attempts).set({ made: true }).where(isThat(attempt))
  if (outcome === 'refused') await db.delete(attempts).where(isThat(attempt))
}

function isThat({ user_id, key }: Attempt) {
  return and(eq(attempts.user_id, user_id), eq(attempts.key, key))
}
