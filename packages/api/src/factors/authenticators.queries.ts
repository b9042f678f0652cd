import type { AuthenticatorSetup } from '@gallery/contract'
import { and, eq, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import type { Db } from '../db/db.ts'
import { authenticators } from '../tables/authenticators.table.ts'
import { closeSetups, findSetup, issueChallenge } from './challenges.queries.ts'
import { seal, unseal } from './sealing.ts'

/** What every app understands (RFC 6238): six digits of SHA-1, another each half minute. */
const period = 30

/** How many half minutes a telephone's clock may be wrong, either way. */
const window = 1

/** An authenticator as the table holds it. */
export type AuthenticatorRow = typeof authenticators.$inferSelect

/** Begins to set an app up: a new secret, which counts once its first code has come. */
export async function beginAuthenticator(
  db: Db,
  user: { id: number; email: string },
  gallery: string,
  now: Date
): Promise<AuthenticatorSetup> {
  const secret = new Secret({ size: 20 })
  const sealed = await seal(db, secret.bytes, ownerOf(user.id))
  const setup = await issueChallenge(db, { purpose: 'app', user_id: user.id, secret: sealed }, now)
  const address = new TOTP({ issuer: gallery, label: user.email, secret, period }).toString()
  const { data } = encode(address, { ecc: 'M', border: 0 })
  return {
    setup,
    key: secret.base32.replace(/(.{4})(?=.)/g, '$1 '),
    address,
    qr: data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join('')),
  }
}

/** Takes the app of a set-up into use if the code is its own, in the place of one before; false when it is not. */
export async function confirmAuthenticator(
  tx: Db,
  userId: number,
  { setup, code }: { setup: string; code: string },
  now: Date
): Promise<boolean> {
  const secret = await findSetup(tx, setup, userId, now)
  const step = secret === undefined ? undefined : await stepOf(tx, userId, secret, code, now)
  if (secret === undefined || step === undefined) return false
  await removeAuthenticator(tx, userId)
  await tx.insert(authenticators).values({ user_id: userId, secret, last_step: step, created_at: now })
  await closeSetups(tx, userId)
  return true
}

/** Somebody's app. */
export async function findAuthenticator(db: Db, userId: number): Promise<AuthenticatorRow | undefined> {
  const [row] = await db.select().from(authenticators).where(eq(authenticators.user_id, userId))
  return row
}

/** Whether a code is one of somebody's app now; each is only once. */
export async function redeemAuthenticatorCode(
  db: Db,
  userId: number,
  code: string,
  now: Date
): Promise<boolean> {
  const row = await findAuthenticator(db, userId)
  const step = row && (await stepOf(db, userId, row.secret, code, now))
  if (!row || step === undefined) return false
  const used = await db
    .update(authenticators)
    .set({ last_step: step, last_used_at: now })
    .where(and(eq(authenticators.id, row.id), lt(authenticators.last_step, step)))
    .returning({ id: authenticators.id })
  return used.length > 0
}

/** Takes somebody's app away; false when there is none. */
export async function removeAuthenticator(tx: Db, userId: number): Promise<boolean> {
  const removed = await tx
    .delete(authenticators)
    .where(eq(authenticators.user_id, userId))
    .returning({ id: authenticators.id })
  return removed.length > 0
}

/** The half minute that a code belongs to, counted from 1970; undefined for a code of none of now. */
async function stepOf(
  db: Db,
  userId: number,
  sealed: string,
  code: string,
  now: Date
): Promise<number | undefined> {
  const bytes = new Uint8Array(await unseal(db, sealed, ownerOf(userId)))
  const totp = new TOTP({ secret: new Secret({ buffer: bytes.buffer }), period })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}

function ownerOf(userId: number): string {
  return `user/${userId}`
}
