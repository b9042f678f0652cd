import { z } from 'zod'
import { many, one, page } from './answers.ts'
import { AppointmentDetail } from './appointments.ts'
import { Email } from './email.ts'
import { entryKinds } from './entryKinds.ts'
import { DateInWords, Day, Id, Instant, line, lines } from './fields.ts'
import { Hash } from './hash.ts'
import { Language } from './language.ts'
import { mostAsked } from './mostAsked.ts'
import { WorkChallenge } from './proof.ts'
import { IdOrHash, WorkImage, WorkSummary } from './works.ts'

/** What somebody asks about, and by which links they see it. */
const asked = {
  /** The works that are asked about, ids or hashes by commas. One that whoever asks does not see is passed over. */
  works: z
    .string()
    .default('')
    .transform((list): (string | number)[] => list.split(',').filter((ref) => ref !== ''))
    .pipe(z.array(IdOrHash).max(mostAsked)),
  /** The link of the room that they were seen in. */
  room: Hash.optional(),
  /** The secret link of the one work that is asked about. */
  secret: Hash.optional(),
}

/** `GET /contact/works`: the works that a form asks about, as whoever sends it sees them. */
export const AskedQuery = z.object(asked)
export type AskedQuery = z.infer<typeof AskedQuery>
export const AskedAnswer = many(
  // No more than names it: a room may keep the rest from whoever opens it.
  WorkSummary.pick({ id: true, hash: true, title_es: true, title_en: true, artist: true, img: true })
).extend({
  /** Who asks, where the room was opened by a link of their own: what their form begins with. */
  asker: z.object({ name: z.string(), email: z.string() }).nullable(),
})
export type AskedAnswer = z.infer<typeof AskedAnswer>

/** The contact form. `grecaptcha` is reCAPTCHA's answer, or the solved proof of work. */
export const ContactMessage = z.object({
  name: line(1, 200),
  email: Email,
  subject: line(1, 300),
  message: lines(10_000).pipe(z.string().min(1)),
  ...asked,
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

/**
 * Where a message stands: it waits for the gallery, for whoever wrote, for a day on which somebody looks at it again, or
 * for nobody.
 */
export const messageStates = ['new', 'answered', 'waiting', 'closed'] as const
export const MessageState = z.enum(messageStates)
export type MessageState = z.infer<typeof MessageState>

/** Who of the gallery's people. */
const Person = z.object({ id: Id, full_name: z.string() })

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
  /** As it is now: one whose day has come, or whose answer was refused by the mail server, is `new` again. */
  state: MessageState,
  /** When something was last written in it, by whomever. */
  last_at: Instant,
  /** What was last written in it: the message itself, or what followed. */
  last: z.object({ kind: z.enum(['message', ...entryKinds]), text: z.string() }),
  /** Who has it. */
  assigned: Person.nullable(),
  /** When it is new again. */
  remind_at: Instant.nullable(),
  /** That it is new because its day has come. */
  reminded: z.boolean(),
  /** That the mail server has refused the last answer. */
  refused: z.boolean(),
  /** How many works it asks about. */
  works: z.int().min(0),
})
export type Message = z.infer<typeof Message>

export const MessagesQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
  query: line(0, 200).default(''),
  unread: z.stringbool().optional(),
  state: MessageState.optional(),
  /** Those of one of the gallery's people, by id, or of nobody. */
  assigned: z.union([z.literal('nobody'), Id]).optional(),
  /** Those about a work. */
  work: Id.optional(),
  /** Those of a mailbox. */
  email: Email.optional(),
})
export type MessagesQuery = z.infer<typeof MessagesQuery>

/** What is left out stays as it is. */
export const MessageChange = z
  .object({
    read: z.boolean(),
    state: MessageState,
    /** Who has it from now on; null for nobody. */
    assigned_to: Id.nullable(),
    /** The day on which it is new again, one to come; null for none. */
    remind_on: Day.nullable(),
  })
  .partial()
export type MessageChange = z.infer<typeof MessageChange>

/** How many messages are changed at once at most. */
export const maxMessagesChanged = 200

/** `POST /api/messages/many`: the same change of several, or into the bin. All or none. */
export const MessagesChange = MessageChange.extend({
  ids: z.array(Id).min(1).max(maxMessagesChanged),
  bin: z.boolean().optional(),
})
export type MessagesChange = z.infer<typeof MessagesChange>

export const MessageAnswer = one(Message)
export type MessageAnswer = z.infer<typeof MessageAnswer>
export const MessagesAnswer = page(Message).extend({
  unread: z.int().min(0),
  /** How many there are in each state, whatever was searched for. */
  counts: z.record(MessageState, z.int().min(0)),
})
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
