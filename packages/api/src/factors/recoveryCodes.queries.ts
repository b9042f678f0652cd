import { createHmac, randomInt } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { installationKey } from '../installation/installationKey.ts'
import { recoveryCodes } from '../tables/recoveryCodes.table.ts'
import { users } from '../tables/users.table.ts'

/** How many there are on a sheet. */
const count = 10

/** Letters and digits that nobody mistakes for each other on paper. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const groups = 4
const groupLength = 4

/** Makes new codes for somebody; the ones before open nothing any more. @returns them, for the only time */
export async function makeRecoveryCodes(tx: Db, userId: number, now: Date): Promise<string[]> {
  // Of two who ask at once the second takes the first one's sheet away: only one opens the account.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const codes = Array.from({ length: count }, randomRecoveryCode)
  const key = await installationKey(tx, 'recovery codes')
  await dropRecoveryCodes(tx, userId)
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(key, userId, code), created_at: now })))
  return codes
}

/** Uses a code up, however it was typed. @returns how many are left; undefined for one that is none, or was used */
export async function redeemRecoveryCode(
  tx: Db,
  userId: number,
  code: string,
  now: Date
): Promise<number | undefined> {
  const code_hash = hashOf(await installationKey(tx, 'recovery codes'), userId, code)
  const own = and(eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at))
  const used = await tx
    .update(recoveryCodes)
    .set({ used_at: now })
    .where(and(own, eq(recoveryCodes.code_hash, code_hash)))
    .returning({ id: recoveryCodes.id })
  return used.length === 0 ? undefined : tx.$count(recoveryCodes, own)
}

/** How many codes somebody has left of the last sheet and when it was made; null when there never was one. */
export async function findRecovery(
  db: Db,
  userId: number
): Promise<{ left: number; created_at: Date } | null> {
  const rows = await db.select().from(recoveryCodes).where(eq(recoveryCodes.user_id, userId))
  const [first] = rows
  if (!first) return null
  return { left: rows.filter(({ used_at }) => used_at === null).length, created_at: first.created_at }
}

/** Makes somebody's codes open nothing any more. */
export async function dropRecoveryCodes(tx: Db, userId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId))
}

/** Seventy-nine random bits, in groups that can be typed. */
function randomRecoveryCode(): string {
  const letter = () => alphabet[randomInt(alphabet.length)]
  const group = () => Array.from({ length: groupLength }, letter).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** What the database keeps of a code: with a key that only this installation has, and salted by whose it is. */
function hashOf(key: string, userId: number, code: string): string {
  const bare = code.toLowerCase().replace(/[^a-z\d]/g, '')
  return createHmac('sha256', key).update(`${userId}:${bare}`).digest('hex')
}
