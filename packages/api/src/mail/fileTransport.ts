import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import { composeMessage, type QueuedMail } from './compose.ts'
import { type OutboxMail, outboxFolder } from './outbox.ts'
import type { MailTransport } from './transport.ts'

/** Files that let whoever reads them sign in as anybody: for the server's own account only. */
const ownersOnly = { mode: 0o600 }

export interface FileTransportOptions {
  /** The folder that the outbox lies in. */
  dataFolder: string
  /** The sender. */
  from: string
  log: FastifyBaseLogger
  /** Whether the log names each mail's links, which let people in, and whose it is. Only where nobody but the developer reads it. */
  logLinks: boolean
}

/**
 * Keeps mails instead of sending them: each as an `.eml` that any mail program opens, and as JSON for `/dev/outbox`.
 * A mail that comes again replaces itself.
 */
export function fileTransport({ dataFolder, from, log, logLinks }: FileTransportOptions): MailTransport {
  const folder = outboxFolder(dataFolder)
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    atOnce: 1,
    async send(mail) {
      const { message } = await transport.sendMail(await composeMessage(mail, from))
      if (!Buffer.isBuffer(message)) throw new Error('The message was not composed into a buffer')
      const kept = outboxMail(mail)
      const base = join(folder, kept.name)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${base}.eml`, message, ownersOnly)
      await writeFile(`${base}.part`, JSON.stringify(kept), ownersOnly)
      await rename(`${base}.part`, `${base}.json`)
      const { id, kind, to, subject, text } = mail
      const whose = logLinks ? { to, subject, links: linksOf(text) } : {}
      log.info({ mail: { id, kind }, ...whose }, 'Mail kept in the outbox')
    },
    close() {
      transport.close()
    },
  }
}

/** Its name sorts by time and stays the same at each attempt. */
function outboxMail(mail: QueuedMail): OutboxMail {
  const time = mail.created_at.toISOString().replace(/\D/g, '')
  return {
    name: `${time}-${mail.message_id}`,
    date: mail.created_at.toISOString(),
    language: mail.language,
    to: mail.to,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    pictures: Object.fromEntries(
      mail.attachments.flatMap(({ cid, contentType, content }) =>
        cid === undefined ? [] : [[cid, `data:${contentType};base64,${content}`]]
      )
    ),
  }
}

function linksOf(text: string): string[] {
  return text.match(/https?:\/\/\S+/g) ?? []
}
