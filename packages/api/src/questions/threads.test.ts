import { afterAll, beforeAll, expect, it } from 'vitest'
import { addMessage } from '../contact/messages.queries.ts'
import { openTestDatabase } from '../testing/database.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { watchQueries } from '../testing/watchQueries.ts'
import { findThread } from './threads.queries.ts'

let gallery: TestApp
const asked: string[] = []
beforeAll(async () => {
  gallery = await testApp({ database: watchQueries(await openTestDatabase(), (query) => asked.push(query)) })
})
afterAll(() => gallery.close())

it('a thread is read without the words of its mails and what hangs on them', async () => {
  const { now } = gallery.clock
  const message = {
    name: 'Ana',
    email: 'ana@example.org',
    subject: 'Hola',
    message: 'Hola',
    language: 'es',
  } as const
  const id = await addMessage(gallery.db, { ...message, created_at: now })
  await findThread(gallery.db, id, { now, by: null })
  const ofMails = asked.filter((query) => query.includes('"message_entries"."paper"'))
  expect(ofMails).toHaveLength(1)
  expect(ofMails.join()).not.toMatch(/"mails"\."(html|text|attachments)"/)
})
