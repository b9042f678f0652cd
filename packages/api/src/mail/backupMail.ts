import { say } from '../say.ts'
import type { AccountMailInput } from './accountMail.ts'
import { clock, dayOfMonth } from './dates.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { facts, lead, note, sentence } from './parts.ts'

/** What is the matter with the backups: the last one was given up, or there has been no good one for long. */
export type BackupNews = { what: 'failed'; reason: string } | { what: 'late'; last: Date | null }

/** Tells whoever has the panel that the gallery is not saved as it should be. */
export function backupMail(input: AccountMailInput & { news: BackupNews }): MailContent {
  const { language, options, news } = input
  const title = say(language, `mail.backup.${news.what}.title`, { gallery: options.name })
  return layOut({
    language,
    options,
    subject: title,
    preheader: options.name,
    title,
    parts: [
      lead(sentence(language, { id: `mail.backup.${news.what}.lead` })),
      facts([factOf(input)]),
      note(sentence(language, { id: 'mail.backup.do' })),
    ],
    why: say(language, 'mail.backup.why'),
  })
}

function factOf({ language, news, ...input }: AccountMailInput & { news: BackupNews }): [string, string] {
  if (news.what === 'failed') return [say(language, 'mail.backup.reason'), news.reason]
  const when =
    news.last === null
      ? say(language, 'mail.backup.none')
      : `${dayOfMonth(news.last, { language, ...input })}, ${clock(news.last, { language, ...input })}`
  return [say(language, 'mail.backup.last'), when]
}
