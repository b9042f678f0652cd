import { say } from '../say.ts'
import type { AccountMailInput } from './accountMail.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { button, facts, heading, lead, type Part, sentence } from './parts.ts'
import { sayTyped } from './sayTyped.ts'

/** Who came to a room in a week. */
export type RoomOfWeek = {
  title: string
  /** The address of its people, under the panel. */
  path: string
  /** How often each came and for how many seconds they looked, at which work the longest; never for who did not open it yet. `who` is the same in all rooms of somebody. */
  people: readonly { who: string; name: string; times: number; seconds: number; most: string | null }[]
}

/** Tells who gave the links who used them in the week that is over. */
export function roomWeekMail(input: AccountMailInput & { rooms: readonly RoomOfWeek[] }): MailContent {
  const { language, options, publicUrl, rooms } = input
  const came = rooms.flatMap((room) => room.people.filter(({ times }) => times > 0))
  const values = { people: new Set(came.map(({ who }) => who)).size, rooms: rooms.length }
  return layOut({
    language,
    options,
    subject: say(language, 'mail.roomWeek.subject', values),
    preheader: rooms.map(({ title }) => title).join(', '),
    title: say(language, 'mail.roomWeek.title', values),
    parts: [
      lead(sentence(language, { id: 'mail.roomWeek.lead', values })),
      ...rooms.flatMap((room): Part[] => [
        heading(room.title, `${say(language, 'mail.roomWeek.room')}: ${room.title}`),
        facts(
          room.people.map(({ name, times, seconds, most }) => [
            name,
            sayTyped(language, 'mail.roomWeek.person', {
              times,
              minutes: Math.max(1, Math.round(seconds / 60)),
              looked: seconds > 0 && most !== null ? 'yes' : 'no',
              most: most ?? '',
            }),
          ])
        ),
        button(
          say(language, 'mail.roomWeek.action'),
          `${publicUrl}/${language}/admin/${room.path}`,
          'secondary'
        ),
      ]),
    ],
    why: say(language, 'mail.roomWeek.why'),
  })
}
