import type { MailKind } from '@gallery/contract'
import type { SendMailOptions } from 'nodemailer'
import type { mails } from '../tables/mails.table.ts'
import { markCid, markPng } from './galleryMark.ts'
import { kindsByHand } from './kindsByHand.ts'

/** A mail of the outbox, as the worker hands it over. */
export type QueuedMail = Omit<typeof mails.$inferSelect, 'kind'> & {
  kind: MailKind | 'test'
  /** The gallery's name, as its options say it. @default the name in `MAIL_FROM` */
  sender?: string | undefined
}

/** What says that no person sent a mail, and that no machine is to answer it (RFC 3834 §5). */
const byMachine = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/**
 * The message of a queued mail: HTML and text side by side, the gallery's mark inside, files attached. Nothing in it
 * can name another recipient, add a header or make the server read a file or an address.
 */
export async function composeMessage(mail: QueuedMail, from: string): Promise<SendMailOptions> {
  const mark = { filename: 'mark.png', contentType: 'image/png', content: await markPng() }
  return {
    from: mail.sender ? { name: mail.sender, address: addressOf(from) } : from,
    to: { name: '', address: mail.to },
    ...(mail.reply_to === '' ? {} : { replyTo: { name: '', address: mail.reply_to } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.created_at,
    messageId: `<${mail.message_id}@${domainOf(from)}>`,
    headers: {
      'Content-Language': mail.language,
      ...(kindsByHand.includes(mail.kind) ? {} : byMachine),
    },
    attachments: [
      { ...mark, cid: markCid, contentDisposition: 'inline' },
      ...mail.attachments.map((file) =>
        file.cid === undefined ? file : { ...file, contentDisposition: 'inline' as const }
      ),
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The address of `a@b` or `Name <a@b>`, as `MAIL_FROM` is checked to be. */
function addressOf(from: string): string {
  return /([^<>\s]+@[^<>\s]+?)>?\s*$/.exec(from)?.[1] ?? from
}

function domainOf(from: string): string {
  return addressOf(from).split('@').at(-1) ?? 'localhost'
}
