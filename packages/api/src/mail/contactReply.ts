import type { Language, Options } from '@gallery/contract'
import { say } from '../say.ts'
import { subjectOf } from './contactAnswer.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { button, facts, quote } from './parts.ts'
import { sayTyped } from './sayTyped.ts'

/** What whoever asked wrote on, after an answer. */
export interface ContactReplyInput {
  language: Language
  options: Options
  thread: { id: number; name: string; email: string; subject: string }
  text: string
  /** Where the site is, without a slash at the end. */
  publicUrl: string
}

/** Tells whoever has a thread that its asker has written on: to answer the mail is to answer them. */
export function contactReplyMail({
  language,
  options,
  thread,
  text,
  publicUrl,
}: ContactReplyInput): MailContent {
  const { name, subject } = thread
  const mail = layOut({
    language,
    // Without its own address at the foot, to which an answer to this mail would not go.
    options: { ...options, mail: '' },
    subject: sayTyped(language, 'mail.contactReply.subject', { name, subject: subjectOf(subject) }),
    preheader: text.slice(0, 120),
    title: subject,
    parts: [
      facts([
        [say(language, 'mail.contactMessage.name'), name],
        [say(language, 'mail.contactMessage.email'), thread.email],
      ]),
      quote(text),
      button(
        say(language, 'mail.contactMessage.action'),
        `${publicUrl}/${language}/admin/messages?m=${thread.id}`
      ),
    ],
    why: say(language, 'mail.contactReply.why'),
  })
  return { ...mail, replyTo: thread.email }
}
