import { afterEach, beforeEach, expect, it } from 'vitest'
import { anEvent, aSlot } from '../testing/bookings.ts'
import { type Mailbox, openMailbox } from '../testing/mailbox.ts'
import { noon, type TestApp, testApp } from '../testing/testApp.ts'
import { createAppointments } from './changes.queries.ts'

let mailbox: Mailbox
let stage: TestApp

beforeEach(async () => {
  mailbox = await openMailbox()
  stage = await testApp({ env: { SMTP_URL: mailbox.url }, workers: true })
})
afterEach(async () => {
  await stage.close()
  await mailbox.close()
})

it('the running app reminds by itself of the visits of tomorrow', async () => {
  const twoDaysAgo = new Date(noon.getTime() - 48 * 60 * 60_000)
  await createAppointments(stage.db, [
    {
      slot: await aSlot(stage.db, await anEvent(stage.db)),
      email: 'ana@example.org',
      first_name: 'Ana',
      last_name: 'Paz',
      phone: '',
      comments: '',
      language: 'es',
      hold_until: null,
      confirmed_at: twoDaysAgo,
      created_at: twoDaysAgo,
    },
  ])
  await stage.app.ready()
  await expect.poll(() => mailbox.mails.length).toBe(1)
  expect(mailbox.mails[0]).toMatchObject({
    recipients: ['ana@example.org'],
    subject: 'Recordatorio: jueves 6 de marzo, 15:00',
  })
})
