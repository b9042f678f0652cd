import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { mailOf } from '../contact/ownThreads.ts'
import { contactReminderMail } from '../mail/contactReminder.ts'
import { enqueueMail } from '../mail/enqueueMail.ts'
import { languageOf } from '../mail/languageOf.ts'
import { aboutMessage } from '../mail/mailsOfMessages.ts'
import type { Office } from '../office.ts'
import { readOptions } from '../readOptions.ts'
import { messages } from '../tables/messages.table.ts'

/**
 * Makes one message new again whose day has come, and tells whoever has it, else whoever set the day. That it waits for
 * somebody does not depend on it, and a day is no word: the message is forgotten no later for it. Several processes may do it at once: the row is locked meanwhile.
 *
 * @returns whether there was one, after which there may be more
 */
export async function remindNext({ db, now, zone, publicUrl }: Office): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [message] = await tx
      .select()
      .from(messages)
      .where(and(lte(messages.remind_at, now), isNull(messages.deleted_at)))
      .orderBy(asc(messages.remind_at), asc(messages.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!message) return false
    const { id, name, email, subject } = message
    await tx
      .update(messages)
      .set({ state: 'new', remind_at: null, remind_by: null, reminded_at: now, read_at: null })
      .where(eq(messages.id, id))
    const to = (await mailOf(tx, message.assigned_to)) ?? (await mailOf(tx, message.remind_by))
    if (to === undefined || email === '') return true
    const language = await languageOf(tx, to)
    const content = contactReminderMail({
      language,
      options: await readOptions(tx),
      timeZone: zone,
      publicUrl,
      now,
      thread: { id, name, email, subject },
    })
    await enqueueMail(tx, { kind: 'contactReminder', language, to, content, now, about: aboutMessage(id) })
    return true
  })
}
