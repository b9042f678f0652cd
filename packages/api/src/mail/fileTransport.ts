import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import { composeMessage, type QueuedMail } from './compose.ts'
import { type OutboxMail, outboxFolder } from './outbox.ts'
import type { MailTransport } from './transport.ts'

/**
 * Keeps mails instead of sending them: each as an `.eml` that any mail program opens, and as JSON for `/dev/outbox`.
 * The links of each mail are logged. A mail that comes again replaces itself.
 */
export function fileTransport(dataFolder: string, from: string, log: FastifyBaseLogger): MailTransport {
  const folder = outboxFolder(dataFolder)
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(await composeMessage(mail, from))
      if (!Buffer.isBuffer(message)) throw new Error('The message was not composed into a buffer')
      const kept = outboxMail(mail)
      const base = join(folder, kept.name)
      await mkdir(folder, { recursive: true })
      await writeFile(`${base}.eml`, message)
      await writeFile(`${base}.part`, JSON.stringify(kept))
      await rename(`${base}.part`, `${base}.json`)
      log.info({ to: mail.to, subject: mail.subject, links: linksOf(mail.text) }, 'Mail kept in the outbox')
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
  }
}

function linksOf(text: string): string[] {
  return text.match(/https?:\/\/\S+/g) ?? []
}
