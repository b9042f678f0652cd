import { randomUUID } from 'node:crypto'
import type { Language, MailKind } from '@gallery/contract'
import type { Db } from '../db/db.ts'
import { mails } from '../tables/mails.table.ts'
import type { MailContent } from './mailContent.ts'

/** A mail to one person. */
export interface Mail {
  kind: MailKind
  language: Language
  /** One address, already validated. */
  to: string
  content: MailContent
  /** The instant of what the mail reports. */
  now: Date
  /** When it leaves; at once if nothing is said. */
  dueAt?: Date
  /** What it reports on, such as `booking/12`, so that it can be withdrawn before it leaves. */
  about?: string
  /** When it is of no use any more, such as the end of its link's life: from then on it is given up, not sent. */
  expiresAt?: Date
}

/**
 * Writes a mail into the outbox. Call it with the transaction of what the mail reports, so that both happen or
 * neither; after the transaction, `app.nudgeMail()` makes the worker look at once.
 *
 * @returns its id
 */
export async function enqueueMail(tx: Db, mail: Mail): Promise<number> {
  const { subject, html, text, attachments = [], replyTo = '' } = mail.content
  const [queued] = await tx
    .insert(mails)
    .values({
      kind: mail.kind,
      about: mail.about ?? '',
      language: mail.language,
      to: mail.to,
      reply_to: replyTo,
      subject: oneLine(subject),
      html,
      text,
      attachments,
      message_id: randomUUID(),
      created_at: mail.now,
      due_at: mail.dueAt ?? mail.now,
      expires_at: mail.expiresAt ?? null,
    })
    .returning({ id: mails.id })
  if (!queued) throw new Error('The database did not answer with the new mail')
  return queued.id
}

/** A header is one line: what a person typed into a name must not begin another. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}
