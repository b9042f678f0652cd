import { mailKinds } from '@gallery/contract'
import { describe, expect, it } from 'vitest'
import { composeMessage, type QueuedMail } from './compose.ts'

const now = new Date('2026-03-09T12:00:00Z')

function mailOf(changes: Partial<QueuedMail>): QueuedMail {
  return {
    id: 1,
    kind: 'signIn',
    about: '',
    language: 'es',
    to: 'martina@example.com',
    reply_to: '',
    subject: 'Hola',
    html: '<p>Hola</p>',
    text: 'Hola',
    attachments: [],
    message_id: '00000000-0000-4000-8000-000000000001',
    created_at: now,
    due_at: now,
    expires_at: null,
    locked_until: null,
    attempts: 1,
    last_error: null,
    sent_at: null,
    failed_at: null,
    ...changes,
  }
}

const compose = (changes: Partial<QueuedMail>, from = 'Ochava <galeria@ochava.example>') =>
  composeMessage(mailOf(changes), from)
const headersOf = async (kind: QueuedMail['kind']) => (await compose({ kind })).headers

const byHand = ['contactAnswer', 'ledgerNotice', 'roomLink', 'roomReminder'] as const

it.each(byHand)('what somebody of the gallery sends goes out as their mail: %s', async (kind) => {
  expect(await headersOf(kind)).toEqual({ 'Content-Language': 'es' })
})

it.each([...mailKinds.filter((kind) => !byHand.some((known) => known === kind)), 'test' as const])(
  'what the product sends says so, and wants no answer of a machine: %s',
  async (kind) => {
    expect(await headersOf(kind)).toEqual({
      'Content-Language': 'es',
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    })
  }
)

it('names a mail in ASCII, wherever the gallery is', async () => {
  const { messageId } = await compose({}, 'Galería <hola@galería.example>')
  expect(messageId).toBe('<00000000-0000-4000-8000-000000000001@xn--galera-7va.example>')
})

describe('programs that keep conversations together', () => {
  it.each(['contactMessage', 'contactThanks', 'contactAnswer', 'contactReply', 'contactReminder'] as const)(
    'find what is about one message in one: %s',
    async (kind) => {
      const root = '<message-12@ochava.example>'
      expect(await compose({ kind, about: 'message/12' })).toMatchObject({
        inReplyTo: root,
        references: root,
      })
    }
  )

  it.each(['', 'booking/12', 'booking/12/confirm', 'messages/12', 'message/012', 'message/12/mail'])(
    'show by itself what is about nothing or about something else: %s',
    async (about) => {
      const message = await compose({ about })
      expect([message.inReplyTo, message.references]).toEqual([undefined, undefined])
    }
  )
})
