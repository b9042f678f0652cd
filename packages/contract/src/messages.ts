import { z } from 'zod'
import { one, page } from './answers.ts'
import { AppointmentDetail } from './appointments.ts'
import { Email } from './email.ts'
import { DateInWords, Id, Instant, line, lines } from './fields.ts'
import { Language } from './language.ts'
import { WorkChallenge } from './proof.ts'
import { WorkImage } from './works.ts'

/** The contact form. `grecaptcha` is reCAPTCHA's answer, or the solved proof of work. */
export const ContactMessage = z.object({
  name: line(1, 200),
  email: Email,
  subject: line(1, 300),
  message: lines(10_000).pipe(z.string().min(1)),
  grecaptcha: z.string().min(1).max(10_000),
})
export type ContactMessage = z.infer<typeof ContactMessage>

/**
 * The contact form as it is sent without scripts, which could prove no work: the message waits until the link is followed
 * that its sender is mailed. `website` is a field that no person sees, and so none fills in.
 */
export const MessageByLink = ContactMessage.omit({ grecaptcha: true }).extend({
  website: z.string().max(0).default(''),
})
export type MessageByLink = z.infer<typeof MessageByLink>

/** How the contact form is guarded: with Google's key, or by work that the visitor's machine does. */
export const ContactGuard = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('recaptcha'), site_key: z.string() }),
  z.object({
    kind: z.literal('work'),
    challenge: WorkChallenge,
  }),
])
export type ContactGuard = z.infer<typeof ContactGuard>
export const ContactGuardAnswer = one(ContactGuard)
export type ContactGuardAnswer = z.infer<typeof ContactGuardAnswer>

/** A message as the gallery reads it. */
export const Message = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  language: Language,
  read_at: Instant.nullable(),
  created_at: Instant,
})
export type Message = z.infer<typeof Message>

export const MessagesQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
  query: line(0, 200).default(''),
  unread: z.stringbool().optional(),
})
export type MessagesQuery = z.infer<typeof MessagesQuery>
/** Without `read` it stays as it is. */
export const MessageChange = z.object({ read: z.boolean().optional() })
export type MessageChange = z.infer<typeof MessageChange>
export const MessageAnswer = one(Message)
export type MessageAnswer = z.infer<typeof MessageAnswer>
export const MessagesAnswer = page(Message).extend({ unread: z.int().min(0) })
export type MessagesAnswer = z.infer<typeof MessagesAnswer>

/** What the gallery knows that a message speaks of: works that it names, and bookings of whoever wrote it. */
export const MessageFindings = z.object({
  works: z.array(
    z.object({
      id: Id,
      title_es: z.string(),
      title_en: z.string(),
      year: z.int().nullable(),
      year_text: z.string(),
      date_words: DateInWords,
      code: z.string(),
      artist: z.object({ id: Id, display: z.string() }).nullable(),
      img: WorkImage.nullable(),
    })
  ),
  /** Those still to come, the next one first. */
  appointments: z.array(AppointmentDetail),
})
export type MessageFindings = z.infer<typeof MessageFindings>
export const MessageFindingsAnswer = one(MessageFindings)
export type MessageFindingsAnswer = z.infer<typeof MessageFindingsAnswer>
