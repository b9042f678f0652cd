import type { Passkey } from '@gallery/contract'
import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { passkeys } from '../tables/passkeys.table.ts'

/** A passkey as the table holds it. */
export type PasskeyRow = typeof passkeys.$inferSelect

/** A passkey as its owner sees it. */
export function toPasskey({ id, name, created_at, last_used_at }: PasskeyRow): Passkey {
  return {
    id,
    name,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }
}

/** Somebody's passkeys, the oldest first. */
export function listPasskeys(db: Db, userId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.user_id, userId)).orderBy(asc(passkeys.id))
}

/** The passkey that an authenticator calls so, whoever's it is. */
export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credential_id, credentialId))
  return row
}

/** Writes down a new passkey; undefined when there is one of that name already. */
export async function addPasskey(
  tx: Db,
  passkey: Omit<PasskeyRow, 'id' | 'last_used_at'>
): Promise<PasskeyRow | undefined> {
  const [row] = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning()
  return row
}

/**
 * Notes a use. False when the authenticator's counter has not gone on, though it counts: somebody has a copy of the key.
 * Asked and written in one statement, so that of two uses with one counter only one is.
 */
export async function notePasskeyUse(db: Db, id: number, counter: number, now: Date): Promise<boolean> {
  const goesOn = or(
    gt(sql`${counter}::bigint`, passkeys.counter),
    and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`)
  )
  const noted = await db
    .update(passkeys)
    .set({ counter, last_used_at: now })
    .where(and(eq(passkeys.id, id), goesOn))
    .returning({ id: passkeys.id })
  return noted.length > 0
}

/** Gives one of somebody's passkeys another name. @throws Refused 404 when they have no such passkey */
export async function renamePasskey(db: Db, userId: number, id: number, name: string): Promise<PasskeyRow> {
  const [row] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.user_id, userId)))
    .returning()
  if (!row) throw notFound()
  return row
}

/** Takes one of somebody's passkeys away. @throws Refused 404 when they have no such passkey */
export async function removePasskey(tx: Db, userId: number, id: number): Promise<PasskeyRow> {
  const [row] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.user_id, userId)))
    .returning()
  if (!row) throw notFound()
  return row
}
