import { languages, mailKinds } from '@gallery/contract'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** A file that travels with a mail; `content` is text as it is (calendar files are). */
export interface MailAttachment {
  filename: string
  /** A media type with its parameters, such as `text/calendar; charset=utf-8; method=PUBLISH`. */
  contentType: string
  content: string
  /** How `content` stands for bytes that are no text. */
  encoding?: 'base64'
  /** The name by which the HTML shows it where it is to stand; without it the file hangs on the mail. */
  cid?: string
}

/**
 * The outbox: a mail is written in the transaction of what it reports and sent later by a worker. A worker takes a mail
 * by a lease, `locked_until`, instead of a transaction that stays open while the network answers: PGlite has one
 * connection for everybody, and a lease of a process that died runs out by itself.
 * `message_id` is the left half of the mail's Message-ID, the same at each attempt, so that a mail sent twice can be
 * recognised as one. From `expires_at` on the mail is of no use to anybody and is not sent any more. Once a mail is accepted its body is emptied: it holds links that open doors.
 */
export const mails = pgTable(
  'mails',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: mailKinds }).notNull(),
    /** What it reports on, such as `booking/12`, for whoever withdraws it before it leaves or asks whether it was said; empty for most. */
    about: text().notNull().default(''),
    language: text({ enum: languages }).notNull(),
    to: text().notNull(),
    /** Who reads an answer: the gallery's own address. */
    reply_to: text().notNull().default(''),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    attachments: jsonb().$type<MailAttachment[]>().notNull().default([]),
    message_id: text().notNull().unique(),
    created_at: instant().notNull().defaultNow(),
    due_at: instant().notNull(),
    expires_at: instant(),
    locked_until: instant(),
    attempts: integer().notNull().default(0),
    last_error: text(),
    sent_at: instant(),
    failed_at: instant(),
  },
  (table) => [
    index('mails_to_send').on(table.due_at).where(sql`sent_at is null and failed_at is null`),
    // The last that left, and all that did not, without reading those that did: most of them.
    index('mails_sent').on(table.sent_at, table.id),
    index('mails_about').on(table.about).where(sql`about <> ''`),
  ]
)
