import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/db.ts'
import { isHttps } from '../env/env.ts'
import { devices } from '../tables/devices.table.ts'
import { hashToken, randomToken } from '../tokens.ts'

/** The cookie by which a browser is known again after its sessions have ended. */
const deviceCookie = 'gallery_device'
/** As long as browsers keep a cookie at most, in seconds. */
const cookieLife = 400 * 24 * 60 * 60

/** Notes that a user signs in with this browser. @returns whether they never did before */
export async function noticeDevice(
  tx: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  { user, now }: { user: number; now: Date }
): Promise<boolean> {
  const sent = request.cookies[deviceCookie] ?? ''
  const known = await usersOf(tx, sent)
  // Only an id that was given here is kept: who signs in with several accounts has one, and nobody plants another.
  const id = known.length > 0 ? sent : randomToken()
  await tx
    .insert(devices)
    .values({ user_id: user, id_hash: hashToken(id), created_at: now, last_seen_at: now })
    .onConflictDoUpdate({ target: [devices.user_id, devices.id_hash], set: { last_seen_at: now } })
  reply.setCookie(deviceCookie, id, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(request.server.env),
    maxAge: cookieLife,
  })
  return !known.includes(user)
}

async function usersOf(tx: Db, id: string): Promise<number[]> {
  if (id === '') return []
  const rows = await tx
    .select({ user: devices.user_id })
    .from(devices)
    .where(eq(devices.id_hash, hashToken(id)))
  return rows.map(({ user }) => user)
}
