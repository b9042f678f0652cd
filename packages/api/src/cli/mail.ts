import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { Language } from '@gallery/contract'
import Fastify from 'fastify'
import { type Env, readEnv } from '../env/env.ts'
import type { QueuedMail } from '../mail/compose.ts'
import { escapeHtml } from '../mail/escape.ts'
import { outboxFolder } from '../mail/outbox.ts'
import { openMailTransport } from '../mail/transport.ts'
import { say } from '../say.ts'
import { type Command, exactly, Misuse } from './command.ts'
import { readEmail } from './email.ts'

/** `gallery mail test`: finds out whether mails leave. Needs no database, so that it works beside the server. */
export const mail: Command = {
  usage: ['mail test EMAIL [--language es|en]'],
  about: 'Sends a mail at once and says what the mail server answered.',
  async run(args, terminal) {
    const options = { language: { type: 'string', default: 'es' } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [what = '', address = ''] = exactly(positionals, ['test', 'EMAIL'])
    if (what !== 'test') throw new Misuse(`“${what}” is not test`)
    const language = Language.safeParse(values.language)
    if (!language.success) throw new Misuse(`“${values.language}” is neither es nor en`)
    const to = readEmail(address)
    const env = readEnv(terminal.environment)
    await send(env, testMail(env, to, language.data, terminal.now()))
    terminal.print(
      env.SMTP_URL
        ? `${new URL(env.SMTP_URL).host} accepted a mail from ${env.MAIL_FROM} to ${to}`
        : `SMTP_URL is not set: the mail is kept in ${outboxFolder(env.GALLERY_DATA)}`
    )
  },
}

async function send(env: Env, mail: QueuedMail): Promise<void> {
  const transport = openMailTransport(env, Fastify({ logger: false }).log)
  try {
    await transport.send(mail)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The mail was not accepted: ${reason}`, { cause: error })
  } finally {
    transport.close()
  }
}

function testMail(env: Env, to: string, language: Language, now: Date): QueuedMail {
  const text = say(language, 'mail.test.text', { address: env.PUBLIC_URL })
  return {
    id: 0,
    kind: 'test',
    about: '',
    language,
    to,
    reply_to: '',
    subject: say(language, 'mail.test.title'),
    html: `<p>${escapeHtml(text)}</p>`,
    text,
    attachments: [],
    message_id: randomUUID(),
    created_at: now,
    due_at: now,
    expires_at: null,
    locked_until: null,
    attempts: 1,
    last_error: null,
    sent_at: null,
    failed_at: null,
  }
}
