import { randomUUID } from 'node:crypto'
import type { Language } from '@gallery/contract'
import Fastify from 'fastify'
import type { Env } from '../env/env.ts'
import type { QueuedMail } from '../mail/compose.ts'
import { escapeHtml } from '../mail/escape.ts'
import { openMailTransport } from '../mail/transport.ts'
import { say } from '../say.ts'

/** Sends a mail that says that mails leave. @throws with the mail server's own words when it is not accepted */
export async function sendTestMail(env: Env, to: string, language: Language, now: Date): Promise<void> {
  const mail = testMail(env, to, language, now)
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
