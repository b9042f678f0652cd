import { eq } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { InvalidInput } from '../errors.ts'
import { enqueueMail } from '../mail/enqueueMail.ts'
import { roomLinkMail } from '../mail/roomLink.ts'
import type { Office } from '../office.ts'
import { readOptions } from '../readOptions.ts'
import { roomPeople } from '../tables/rooms.table.ts'
import { translated } from '../translated.ts'
import { linkMaker } from './links.ts'
import { aboutLink, findOpenRoomOf } from './people.queries.ts'

/**
 * Mails somebody their link to a room; where that was done before, reminds them of it. Call it inside a transaction.
 *
 * @throws Refused 404 for a link that opens nothing now
 * @throws InvalidInput for somebody without an address
 */
export async function mailLink(
  tx: Db,
  { now, zone, publicUrl }: Office,
  { collection, person: id }: { collection: number; person: number }
): Promise<void> {
  const { person, room } = await findOpenRoomOf(tx, collection, id, now)
  if (person.email === '') throw new InvalidInput({ email: 'field.email' })
  const isReminder = person.sent_at !== null
  const options = await readOptions(tx)
  const linkOf = await linkMaker(tx)
  const content = roomLinkMail({
    language: person.language,
    options,
    timeZone: zone,
    publicUrl,
    now,
    isReminder,
    name: person.name,
    room: translated(room, 'title', person.language),
    note: room.show_note ? person.note : '',
    until: room.open_until,
    isWatched: room.watched && options.watchRooms,
    link: linkOf(person.key),
  })
  await enqueueMail(tx, {
    kind: isReminder ? 'roomReminder' : 'roomLink',
    language: person.language,
    to: person.email,
    content,
    now,
    about: aboutLink(person.id),
    ...(room.open_until && { expiresAt: room.open_until }),
  })
  await tx
    .update(roomPeople)
    .set(isReminder ? { reminded_at: now } : { sent_at: now })
    .where(eq(roomPeople.id, person.id))
}
