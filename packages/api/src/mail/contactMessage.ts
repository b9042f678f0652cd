import type { Language, Options } from '@gallery/contract'
import { say } from '../say.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { button, facts, quote } from './parts.ts'
import { sayTyped } from './sayTyped.ts'

/** What somebody wrote through the contact form, as the gallery gets it by mail. */
export interface ContactMessageMailInput {
  /** The gallery's own, whatever the writer reads. */
  language: Language
  options: Options
  message: { id: number; name: string; email: string; subject: string; message: string }
  /** The works that it asks about, in words: "Irma Szalay, Patio a las cuatro (P-1)". */
  works: readonly string[]
  /** Where the site is, without a slash at the end. */
  publicUrl: string
}

/** A message for the gallery: to answer the mail is to answer whoever wrote. */
export function contactMessageMail(input: ContactMessageMailInput): MailContent {
  const { language, options, message, works, publicUrl } = input
  const mail = layOut({
    language,
    // Without its own address at the foot, to which an answer to this mail would not go.
    options: { ...options, mail: '' },
    subject: sayTyped(language, 'mail.contactMessage.subject', {
      name: message.name,
      subject: message.subject,
    }),
    preheader: message.message.slice(0, 120),
    title: message.subject,
    parts: [
      facts([
        [say(language, 'mail.contactMessage.name'), message.name],
        [say(language, 'mail.contactMessage.email'), message.email],
        ...(works.length === 0
          ? []
          : [[say(language, 'mail.contactMessage.works'), works.join('\n')] as const]),
      ]),
      quote(message.message),
      button(
        say(language, 'mail.contactMessage.action'),
        `${publicUrl}/${language}/admin/messages?m=${message.id}`
      ),
    ],
    why: say(language, 'mail.contactMessage.why'),
  })
  return { ...mail, replyTo: message.email }
}
