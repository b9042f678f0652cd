import type { Language } from '@gallery/contract'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { InvalidInput } from '../errors.ts'
import { roomPeople } from '../tables/rooms.table.ts'
import type { Writing } from '../writing.ts'
import { linkMaker } from './links.ts'
import { addPerson, findPerson, lockRoom } from './people.queries.ts'

/**
 * The link by which somebody who is mailed opens a room: the one that their address has there, or a new one of theirs. Call
 * it inside a transaction that mails it.
 *
 * @throws Refused 404 for an unknown room
 * @throws InvalidInput where every link of theirs was revoked
 */
export async function linkFor(
  tx: Db,
  room: number,
  { name, email, language }: { name: string; email: string; language: Language },
  writing: Writing
): Promise<string> {
  // Of two answers to one person at once the second finds the link of the first.
  await lockRoom(tx, room)
  const address = email.trim().toLowerCase()
  const [known] = await tx
    .select({ id: roomPeople.id, key: roomPeople.key, revoked_at: roomPeople.revoked_at })
    .from(roomPeople)
    .where(
      and(eq(roomPeople.collection_id, room), eq(roomPeople.email, address), isNull(roomPeople.anonymous_at))
    )
    // Somebody may have been given another link after theirs was revoked: one that opens the room goes before.
    .orderBy(sql`${roomPeople.revoked_at} is not null`, asc(roomPeople.id))
    .limit(1)
  if (known?.revoked_at) throw new InvalidInput({ room: 'messages.revokedRoom' })
  if (known) return (await linkMaker(tx))(known.key)
  const form = { name, email: address, note: '', language, send: false }
  const id = await addPerson(tx, room, form, { ...writing, told_in: language })
  await tx.update(roomPeople).set({ sent_at: writing.now }).where(eq(roomPeople.id, id))
  return (await findPerson(tx, room, id)).link
}
