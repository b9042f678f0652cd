import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { bookingKeys } from '../tables/bookingKeys.table.ts'
import { hashToken, randomToken } from '../tokens.ts'

/** To what a secret of a booking leads. */
export type Opens = (typeof bookingKeys.$inferSelect)['opens']

/** Gives a booking one more secret; those that it has go on working. @returns the secret, kept nowhere */
export async function addBookingKey(tx: Db, appointment: number, opens: Opens): Promise<string> {
  const [secret = ''] = await addBookingKeys(tx, appointment, [opens])
  return secret
}

/** The same of several, in their order. */
export async function addBookingKeys(
  tx: Db,
  appointment: number,
  opens: readonly Opens[]
): Promise<string[]> {
  const keys = opens.map((each) => ({ secret: randomToken(), opens: each }))
  await tx
    .insert(bookingKeys)
    .values(
      keys.map((key) => ({ hash: hashToken(key.secret), appointment_id: appointment, opens: key.opens }))
    )
  return keys.map(({ secret }) => secret)
}

/** From here until the transaction ends nobody else writes down what a form with this key asks for. */
export async function lockForm(tx: Db, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`booking/form/${key}`}, 0))`)
}

/** Remembers which booking the form with this key has made last. */
export async function keepForm(tx: Db, appointment: number, key: string): Promise<void> {
  await tx
    .insert(bookingKeys)
    .values({ hash: hashToken(key), appointment_id: appointment, opens: 'form' })
    .onConflictDoUpdate({ target: bookingKeys.hash, set: { appointment_id: appointment } })
}

/** Makes the links of a booking's mails lead nowhere: they went to somebody else's mailbox. */
export async function dropMailedLinks(tx: Db, appointment: number): Promise<void> {
  await tx
    .delete(bookingKeys)
    .where(and(eq(bookingKeys.appointment_id, appointment), eq(bookingKeys.opens, 'link')))
}
