import { mailKinds } from '@gallery/contract'
import { expect, it } from 'vitest'
import { composeMessage, type QueuedMail } from './compose.ts'

const now = new Date('2026-03-09T12:00:00Z')

async function headersOf(kind: QueuedMail['kind']) {
  const mail: QueuedMail = {
    id: 1,
    kind,
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
  }
  return (await composeMessage(mail, 'Ochava <galeria@ochava.example>')).headers
}

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
