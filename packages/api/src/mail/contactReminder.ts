import { say } from '../say.ts'
import type { AccountMailInput } from './accountMail.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { button, facts, lead, sentence } from './parts.ts'
import { sayTyped } from './sayTyped.ts'

/** Tells whoever has a thread that the day has come on which they wanted to see it again. */
export function contactReminderMail(
  input: AccountMailInput & { thread: { id: number; name: string; email: string; subject: string } }
): MailContent {
  const { language, options, publicUrl, thread } = input
  const { id, name, email, subject } = thread
  return layOut({
    language,
    options,
    subject: sayTyped(language, 'mail.contactReminder.subject', { name, subject }),
    preheader: subject,
    title: subject,
    parts: [
      lead(sentence(language, { id: 'mail.contactReminder.lead', values: { name } })),
      facts([[say(language, 'mail.contactMessage.email'), email]]),
      button(say(language, 'mail.contactMessage.action'), `${publicUrl}/${language}/admin/messages?m=${id}`),
    ],
    why: say(language, 'mail.contactReminder.why'),
  })
}
