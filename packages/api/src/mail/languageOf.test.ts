import { ajaxHeader } from '@gallery/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { mails } from '../tables/mails.table.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { languageOf } from './languageOf.ts'

const email = 'john@ochava.example'
let gallery: TestApp

beforeAll(async () => {
  gallery = await testApp()
})
beforeEach(() => gallery.reset())
afterAll(() => gallery.close())

async function signIn(language: 'es' | 'en') {
  const client = gallery.client()
  await client.post(`/${language}/auth/login`, { email })
  const [mail] = await gallery.db.select({ text: mails.text }).from(mails)
  const [, code] = /^(\d{3} \d{3})$/m.exec(mail?.text ?? '') ?? []
  const answer = await client.post(
    '/auth/login',
    { email, code },
    { headers: { 'accept-language': language } }
  )
  expect(answer.statusCode).toBe(200)
  return client
}

it('is that of the pages that somebody opened last, long after the mail that let them in is forgotten', async () => {
  const john = await signIn('en')
  await gallery.db.delete(mails)
  expect(await languageOf(gallery.db, email)).toBe('en')
  await john.get('/es/admin')
  expect(await languageOf(gallery.db, email)).toBe('es')
})

it('is not told by what a page asks for: pictures come with the languages of the browser', async () => {
  const john = await signIn('es')
  await john.get('/api/events', { headers: { 'accept-language': 'en' } })
  expect(await languageOf(gallery.db, email)).toBe('es')
})

it('is told by what the scripts of the site read, which change the language without opening a page', async () => {
  const john = await signIn('es')
  const ours = (language: string) => ({
    headers: { [ajaxHeader]: 'XMLHttpRequest', 'accept-language': language },
  })
  await john.get('/api/events', ours('en'))
  expect(await languageOf(gallery.db, email)).toBe('en')
  await john.get('/es/admin', ours('en'))
  expect(await languageOf(gallery.db, email), 'a page is in the language of its path').toBe('es')
})

it('is not told by what a browser adds to a call of ours, nor by what is sent beside a page', async () => {
  const john = await signIn('es')
  for (const spoken of ['en-US,en;q=0.9,es;q=0.8', 'en-US', 'fr', ''])
    await john.get('/api/events', { headers: { [ajaxHeader]: 'XMLHttpRequest', 'accept-language': spoken } })
  await john.post(
    '/api/share/collection/none/visits',
    { looks: [] },
    { headers: { 'accept-language': 'en' } }
  )
  expect(await languageOf(gallery.db, email)).toBe('es')
})

it('is the first of the gallery for somebody who never came and was never written to', async () => {
  expect(await languageOf(gallery.db, 'nadie@example.org')).toBe('es')
})
