import { addMessage, type Db } from '@gallery/api'
import { addDays, instantOf } from '@gallery/contract'
import type { Content } from './content.ts'

/** Adds the messages, unread, written at eleven in the morning of days counted from `today`. */
export async function loadMessages(
  db: Db,
  messages: Content['messages'],
  { today, zone }: { today: string; zone: string }
): Promise<number> {
  for (const { lang, day, ...message } of messages) {
    const created_at = instantOf(addDays(today, day), '11:00', zone)
    await addMessage(db, { ...message, language: lang, created_at })
  }
  return messages.length
}
