import { domainToASCII } from 'node:url'
import type { MailKind } from '@gallery/contract'
import type { SendMailOptions } from 'nodemailer'
import type { mails } from '../tables/mails.table.ts'
import { markCid, markPng } from './galleryMark.ts'
import { kindsByHand } from './kindsByHand.ts'
import { aboutMessage } from './mailsOfMessages.ts'

/** A mail of the outbox, as the worker hands it over. */
export type QueuedMail = Omit<typeof mails.$inferSelect, 'kind'> & {
  kind: MailKind | 'test'
  /** The gallery's name, as its options say it. @default the name in `MAIL_FROM` */
  sender?: string | undefined
  /** The instant of this attempt. @default the machine's */
  date?: Date
}

/** What says that no person sent a mail, and that no machine is to answer it (RFC 3834 §5). */
const byMachine = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/**
 * The message of a queued mail: HTML and text side by side, the gallery's mark inside, files attached. Nothing in it
 * can name another recipient, add a header or make the server read a file or an address.
 */
export async function composeMessage(mail: QueuedMail, from: string): Promise<SendMailOptions> {
  const domain = domainOf(from)
  const mark = { filename: 'mark.png', contentType: 'image/png', content: await markPng() }
  return {
    from: mail.sender ? { name: mail.sender, address: addressOf(from) } : from,
    to: { name: '', address: mail.to },
    ...(mail.reply_to === '' ? {} : { replyTo: { name: '', address: mail.reply_to } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.date && { date: mail.date }),
    messageId: `<${mail.message_id}@${domain}>`,
    ...threadOf(mail, domain),
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

/** In ASCII, as the network knows it: nothing else may stand in the name of a mail. */
function domainOf(from: string): string {
  const domain = addressOf(from).split('@').at(-1) ?? 'localhost'
  return domainToASCII(domain) || domain
}

/**
 * By what mail programs keep together all that is about one message: each mail answers the same beginning, which is never
 * sent. A booking's mails stand by themselves: that a visit is moved or cancelled must not hide under what was read before.
 */
function threadOf({ about }: QueuedMail, domain: string): Pick<SendMailOptions, 'inReplyTo' | 'references'> {
  const [id] = /\d+$/.exec(about) ?? []
  if (id === undefined || about !== aboutMessage(Number(id))) return {}
  const beginning = `<message-${id}@${domain}>`
  return { inReplyTo: beginning, references: beginning }
}
