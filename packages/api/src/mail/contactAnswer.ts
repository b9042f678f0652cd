import { say } from '../say.ts'
import type { AccountMailInput } from './accountMail.ts'
import { answerable } from './answerable.ts'
import { longDay } from './dates.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { button, earlier, note, quote, sentence } from './parts.ts'
import { sayTyped } from './sayTyped.ts'

/** What the gallery answers to whoever wrote to it. */
export type ContactAnswerInput = AccountMailInput & {
  /** What the answer says, its lines as they were typed. */
  text: string
  /** Who wrote it. */
  by: string
  /** The message that is answered. */
  message: { subject: string; message: string; created_at: Date }
  /** The secret of the page on which they can write on. */
  token: string
  /** The link of a room that goes with it, and what that is called. */
  room?: { link: string; title: string }
  /** A PDF that goes with it. */
  paper?: { filename: string; pdf: Buffer }
}

/**
 * An answer by mail: what somebody of the gallery wrote, who, the way into the room and the way to write on; under it
 * what was asked. Answering the mail answers the gallery.
 */
export function contactAnswerMail(input: ContactAnswerInput): MailContent {
  const { language, options, publicUrl, text, by, message, token, room, paper } = input
  const pages = `${publicUrl}/${language}`
  const signature = [by, options.name].filter((name) => name !== '').join(', ')
  return layOut({
    language,
    options,
    subject: subjectOf(message.subject),
    preheader: text.slice(0, 120),
    title: message.subject,
    parts: [
      quote(text),
      quote(signature),
      ...(room
        ? [
            button(
              sayTyped(language, 'mail.contactAnswer.room', { room: room.title }),
              `${pages}/share/collection/${room.link}`
            ),
          ]
        : []),
      button(
        say(language, 'mail.contactAnswer.reply'),
        `${pages}/contact/thread/${token}`,
        room ? 'secondary' : 'primary'
      ),
      ...(paper ? [note(sentence(language, { id: 'mail.contactAnswer.paper' }))] : []),
      note(
        sentence(language, {
          id: 'mail.contactAnswer.asked',
          values: { day: longDay(message.created_at, input) },
        })
      ),
      earlier(message.message),
    ],
    why: say(language, 'mail.contactAnswer.why', answerable(options)),
    ...(paper
      ? {
          attachments: [
            {
              filename: paper.filename,
              contentType: 'application/pdf',
              content: paper.pdf.toString('base64'),
              encoding: 'base64' as const,
            },
          ],
        }
      : {}),
  })
}

/** The subject that programs for mail keep together with what it answers. */
export function subjectOf(subject: string): string {
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`
}
