import type { Db } from '../db/db.ts'
import { enqueueMail } from '../mail/enqueueMail.ts'
import { waitingJoinedMail } from '../mail/waitingJoined.ts'
import type { Office } from '../office.ts'
import { readOptions } from '../readOptions.ts'
import type { WaitRow } from './waiting.queries.ts'

/** By what the mail about a wait can be taken back until it has left. */
export const aboutWaiting = (id: number) => `waiting/${id}`

/** Writes the mail that says that somebody waits, what for and what comes next, with the link to see and leave the line. */
export async function mailJoined(tx: Db, office: Office, row: WaitRow, token: string): Promise<void> {
  const { entry, event, slot } = row
  const { language, people, first_name, last_name, needs, school } = entry
  const content = waitingJoinedMail({
    language,
    options: await readOptions(tx),
    timeZone: office.zone,
    publicUrl: office.publicUrl,
    appointment: { people, first_name, last_name, needs, school },
    event,
    slot,
    token,
    now: office.now,
    anyTime: entry.any_time,
  })
  const about = aboutWaiting(entry.id)
  const to = entry.email
  await enqueueMail(tx, {
    kind: 'waitingJoined',
    content,
    about,
    to,
    language,
    now: office.now,
    expiresAt: slot.start,
  })
}
