import { z } from 'zod'
import { many, one, page } from './answers.ts'
import { AppointmentDetail } from './appointments.ts'
import { User } from './auth.ts'
import { Email } from './email.ts'
import { Factors } from './factors.ts'
import { Author, Id, Instant, line } from './fields.ts'
import { Language } from './language.ts'
import { Message } from './messages.ts'
import { RoomDevice, RoomPerson } from './roomPeople.ts'
import { OwnThread } from './threads.ts'
import { WaitingDetail } from './waiting.ts'

/** `PUT /auth/editUser`. Anything else, the super flag above all, is left out. */
export const UserForm = z.object({
  email: Email,
  first_name: line(0, 100),
  last_name: line(0, 100),
  phone: line(0, 40).regex(/^$|^(?=\D*\d)[-+().\d\s/#*a-z]*$/i),
})
export type UserForm = z.infer<typeof UserForm>

/** Oneself, with the address that waits for its confirmation, or null. */
export const Account = User.extend({ pending_email: z.string().nullable() })
export type Account = z.infer<typeof Account>
/** `message` is what the toast says; when `email` is a new one, also where to confirm it. */
export const EditUserAnswer = one(Account).extend({ message: z.string() })
export type EditUserAnswer = z.infer<typeof EditUserAnswer>
export const AccountAnswer = one(Account)
export type AccountAnswer = z.infer<typeof AccountAnswer>

/** A place where somebody is signed in. */
export const Session = z.object({
  /** Names it to its owner; opens nothing. */
  id: z.string(),
  /** "Firefox, Windows". */
  device: z.string(),
  /** What is known of where it is, in words: whether in the asking network, and what its clock says. */
  place: z.string(),
  created_at: Instant,
  last_seen_at: Instant,
  current: z.boolean(),
})
export type Session = z.infer<typeof Session>
export const SessionsAnswer = many(Session)
export type SessionsAnswer = z.infer<typeof SessionsAnswer>

/** Everything that the gallery keeps about somebody who has an account, for themselves. */
export const AccountExport = z.object({
  exported_at: Instant,
  user: Account.extend({ created_at: Instant }),
  /** What they have beside the mailbox to say who they are. */
  factors: Factors,
  sessions: z.array(Session),
  /** Cancelled ones and holds that expired too, oldest first. */
  appointments: z.array(AppointmentDetail),
  /** The waiting lists that they joined, whatever came of it, oldest first. */
  waiting: z.array(WaitingDetail),
  /** What they wrote through the contact form with this address, oldest first. */
  messages: z.array(
    Message.pick({
      id: true,
      name: true,
      email: true,
      subject: true,
      message: true,
      language: true,
      created_at: true,
    }).extend({
      /** What was answered, and what they wrote after it. */
      entries: OwnThread.shape.entries,
    })
  ),
  /** The rooms that they had a link of their own to, with when they came, on what and for how long they looked at which works, oldest first. */
  rooms: z.array(
    RoomPerson.pick({ name: true, email: true, note: true, language: true, created_at: true }).extend({
      title_es: z.string(),
      title_en: z.string(),
      visits: z.array(
        z.object({
          started_at: Instant,
          device: RoomDevice,
          looks: z.array(z.object({ title_es: z.string(), title_en: z.string(), seconds: z.int().min(0) })),
        })
      ),
    })
  ),
})
export type AccountExport = z.infer<typeof AccountExport>

/** A user as the panel lists them. */
export const UserRow = User.extend({
  created_at: Instant,
  /** When they last asked for anything, to the day; signed in nowhere, when they last came in; null for never. */
  last_seen_at: Instant.nullable(),
  /** In how many places they are signed in. */
  sessions: z.int().min(0),
  /** How many bookings are theirs, cancelled ones too. */
  appointments: z.int().min(0),
})
export type UserRow = z.infer<typeof UserRow>
export const UsersQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
  query: line(0, 200).default(''),
  /** Only those with the panel, or only those who have booked. */
  only: z.enum(['super', 'booked']).optional(),
})
export type UsersQuery = z.infer<typeof UsersQuery>
/** How many are found of all, with the panel, and with bookings. */
export const UserCounts = z.object({ all: z.int().min(0), super: z.int().min(0), booked: z.int().min(0) })
export type UserCounts = z.infer<typeof UserCounts>
export const UsersAnswer = page(UserRow).extend({ counts: UserCounts })
export type UsersAnswer = z.infer<typeof UsersAnswer>
export const UserChange = z.object({ super: z.boolean() })
export type UserChange = z.infer<typeof UserChange>
export const UserRowAnswer = one(UserRow)

/** Who is asked to sign in for the first time, as long as they have not; for super users. */
export const Invitation = z.object({
  id: Id,
  email: z.string(),
  /** Of the mail. */
  language: Language,
  /** Whether they get the panel when they accept. */
  super: z.boolean(),
  sent_at: Instant,
  expires_at: Instant,
  expired: z.boolean(),
  invited_by: Author,
})
export type Invitation = z.infer<typeof Invitation>
export const InvitationForm = z.object({
  // Who is asked for it is somebody else's address.
  email: z
    .string()
    .refine((email) => email.trim() !== '', { message: 'invited', abort: true })
    .pipe(Email),
  language: Language,
  super: z.boolean().default(false),
})
export type InvitationForm = z.infer<typeof InvitationForm>
export const InvitationAnswer = one(Invitation)
export const InvitationsAnswer = many(Invitation)
export type InvitationsAnswer = z.infer<typeof InvitationsAnswer>
