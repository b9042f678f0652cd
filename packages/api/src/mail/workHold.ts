import { say } from '../say.ts'
import type { AccountMailInput } from './accountMail.ts'
import { clock, longDay, soon } from './dates.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { button, facts, lead, sentence } from './parts.ts'
import { sayTyped } from './sayTyped.ts'

/** What whoever noted a hold of a work is told: it ends soon, or its turn has come. */
export type WorkHoldNews = 'ending' | 'turn'

export type HeldWork = {
  /** The work by its title in their language, and who made it. */
  title: string
  artist: string
  work: number
  client: string
  contact: string
  note: string
  until: Date
  /** How many wait behind it. */
  waiting: number
}

/** Tells whoever noted a hold of a work that it ends soon, or that its turn has come. */
export function workHoldMail(input: AccountMailInput & { news: WorkHoldNews; held: HeldWork }): MailContent {
  const { language, options, publicUrl, news, held } = input
  const name = news === 'ending' ? 'mail.workHoldEnding' : 'mail.workHoldTurn'
  const values = {
    title: held.title,
    client: held.client,
    waiting: held.waiting,
    when: soon('when', held.until, input),
    until: soon('until', held.until, input),
  }
  const rows = [
    [say(language, 'mail.workHold.work'), [held.artist, held.title].filter(Boolean).join(', ')],
    [say(language, 'mail.workHold.client'), held.client],
    [say(language, 'mail.workHold.contact'), held.contact],
    [say(language, 'mail.workHold.until'), `${longDay(held.until, input)}, ${clock(held.until, input)}`],
    [say(language, 'mail.workHold.note'), held.note],
  ] as const
  return layOut({
    language,
    options,
    subject: sayTyped(language, `${name}.subject`, values),
    preheader: held.title,
    title: sayTyped(language, `${name}.title`, values),
    parts: [
      lead(sentence(language, { id: `${name}.lead`, values })),
      facts(rows.filter(([, value]) => value !== '')),
      button(say(language, 'mail.workHold.action'), `${publicUrl}/${language}/admin/works/${held.work}`),
    ],
    why: say(language, 'mail.workHold.why'),
  })
}
