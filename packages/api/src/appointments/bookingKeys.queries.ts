import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { bookingKeys } from '../tables/bookingKeys.table.ts'
import { hashToken, randomToken } from '../tokens.ts'

type Opens = (typeof bookingKeys.$inferSelect)['opens']

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

/** Makes the links of a booking's mails lead nowhere: they went to somebody else's mailbox. */
export async function dropMailedLinks(tx: Db, appointment: number): Promise<void> {
  await tx
    .delete(bookingKeys)
    .where(and(eq(bookingKeys.appointment_id, appointment), eq(bookingKeys.opens, 'link')))
}
