import { say } from '../say.ts'
import type { AccountMailInput } from './accountMail.ts'
import { dayOfMonth } from './dates.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { button, copyLink, lead, note, quote, sentence } from './parts.ts'
import { sayTyped } from './sayTyped.ts'

type RoomLink = {
  /** Whether they had the link before. */
  isReminder: boolean
  name: string
  /** What the room is called, in their language. */
  room: string
  /** What the gallery wrote to them; empty for nothing. */
  note: string
  until: Date | null
  /** Whether the gallery learns when they open it. */
  isWatched: boolean
  link: string
}

/** Gives somebody the link of their own to a room, or reminds them of it. Works and prices stand in the room alone, where they are as they are now. */
export function roomLinkMail(input: AccountMailInput & RoomLink): MailContent {
  const { language, options, publicUrl, name, room, until } = input
  const link = `${publicUrl}/${language}/share/collection/${input.link}`
  const mail = input.isReminder ? 'mail.roomReminder' : 'mail.roomLink'
  const values = { name, room, gallery: options.name }
  return layOut({
    language,
    options,
    subject: sayTyped(language, `${mail}.subject`, values),
    preheader: room,
    title: room,
    parts: [
      lead(sentence(language, { id: `${mail}.lead`, values })),
      ...(input.note === '' ? [] : [quote(input.note)]),
      button(say(language, 'mail.roomLink.action'), link),
      ...(until
        ? [note(sentence(language, { id: 'mail.roomLink.until', values: { day: dayOfMonth(until, input) } }))]
        : []),
      note(sentence(language, { id: 'mail.roomLink.yours' })),
      ...(input.isWatched ? [note(sentence(language, { id: 'mail.roomLink.watched', values }))] : []),
      copyLink(say(language, 'mail.copyLink'), link),
    ],
    why: say(language, 'mail.roomLink.why', values),
  })
}
