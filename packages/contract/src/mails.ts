import { z } from 'zod'
import { page } from './answers.ts'
import { Id, Instant, line } from './fields.ts'
import { Language } from './language.ts'

/** What the product writes to people about. */
export const mailKinds = [
  'signIn',
  'proof',
  'newDevice',
  'invitation',
  'emailChange',
  'emailChangeAsked',
  'emailChanged',
  'accountDeleted',
  'factors',
  'bookingConfirm',
  'bookingConfirmed',
  'bookingMoved',
  'bookingChanged',
  'bookingReminder',
  'bookingCancelled',
  'waitingJoined',
  'bookingOffered',
  'workHoldEnding',
  'workHoldTurn',
  'roomLink',
  'roomReminder',
  'roomWeek',
  'ledgerDue',
  'ledgerOverdue',
  'ledgerNotice',
  'contactConfirm',
  'contactMessage',
  'contactThanks',
  'contactAnswer',
  'contactReply',
  'contactReminder',
  'backup',
] as const
export const MailKind = z.enum(mailKinds)
export type MailKind = z.infer<typeof MailKind>

/** Where a mail stands: it waits for its time or its next try, it was given up, or the mail server has taken it. */
export const mailStates = ['waiting', 'failed', 'sent'] as const
export const MailState = z.enum(mailStates)
export type MailState = z.infer<typeof MailState>

/** A mail as the gallery sees it: never what is in it, since its links open doors. */
export const OutgoingMail = z.object({
  id: Id,
  kind: MailKind,
  language: Language,
  to: z.string(),
  subject: z.string(),
  state: MailState,
  created_at: Instant,
  /** When it is tried for the first time or again. */
  due_at: Instant,
  /** From when on it is of no use, such as the end of its link's life. */
  expires_at: Instant.nullable(),
  attempts: z.int().min(0),
  /** Why it has not been taken so far, in the mail server's words; null for one that the gallery gave up itself. */
  last_error: z.string().nullable(),
  sent_at: Instant.nullable(),
  failed_at: Instant.nullable(),
  /** Whether it can be sent (again) now: it has not left, and is still of use. */
  sendable: z.boolean(),
})
export type OutgoingMail = z.infer<typeof OutgoingMail>

export const MailsQuery = z.object({
  state: MailState.default('waiting'),
  /** Parts of addresses and subjects. */
  query: line(0, 200).default(''),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
})
export type MailsQuery = z.infer<typeof MailsQuery>

export const MailsAnswer = page(OutgoingMail).extend({
  /** How many there are of each state, whatever was searched for. */
  counts: z.record(MailState, z.int().min(0)),
})
export type MailsAnswer = z.infer<typeof MailsAnswer>
