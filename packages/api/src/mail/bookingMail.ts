import type { AccessNeed, EventColor, Language, Options } from '@gallery/contract'
import type { MailAttachment } from '../tables/mails.table.ts'

/** What the mails about a booking are made of. */
export interface BookingMailInput {
  language: Language
  options: Options
  /** The gallery's zone: every date and hour of the mail is in it. */
  timeZone: string
  /** Where the site is, without a slash at the end. */
  publicUrl: string
  /** How many come, under which name, what they need, and which school they are of. */
  appointment: {
    people: number
    first_name: string
    last_name: string
    needs: readonly AccessNeed[]
    school: string
  }
  event: { title_es: string; title_en: string; place: string; color: EventColor }
  slot: { start: Date; end: Date; label_es: string; label_en: string; limit: number }
  /** The secret of the booking's links, as the visitor gets it. */
  token: string
  /** Until when an unconfirmed booking keeps its place. */
  holdUntil?: Date
  now: Date
  /** The calendar file of a booking that is confirmed, or was. */
  calendar?: MailAttachment
  /** What a confirmed booking shows at the door, with its picture. */
  code?: { code: string; picture: MailAttachment }
}

/** The files that travel with a mail about a booking. */
export function attached({ calendar, code }: Pick<BookingMailInput, 'calendar' | 'code'>): MailAttachment[] {
  return [calendar, code?.picture].filter((file) => file !== undefined)
}
