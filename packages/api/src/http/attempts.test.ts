import { randomUUID } from 'node:crypto'
import { attemptHeader } from '@gallery/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { forgetOld } from '../retention/retention.ts'
import { attempts } from '../tables/attempts.table.ts'
import { conditions, ledgerNotes } from '../tables/ledger.table.ts'
import { mails } from '../tables/mails.table.ts'
import { movements } from '../tables/works.table.ts'
import type { TestClient } from '../testing/client.ts'
import { multipartForm } from '../testing/multipart.ts'
import { sampleJpeg } from '../testing/samplePicture.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const made =
  'Ya se había guardado: se había perdido la respuesta. Fijate en la lista antes de mandarlo otra vez.'
const begun =
  'Todavía se está guardando, o quedó a medias. Esperá dos minutos y fijate en la lista antes de mandarlo otra vez.'
const over = 'No se sabe si se guardó: quedó a medias. Fijate en la lista antes de mandarlo otra vez.'

let stage: TestApp
let lucia: TestClient
let work: number

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  lucia = stage.client()
  await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
  work = (await lucia.post('/api/works', sampleWork())).json().data.id
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => stage.close())

const known = (key: string, more = {}) => ({ headers: { [attemptHeader]: key, ...more } })
const note = (key: string, more = {}, who = lucia) =>
  who.post(
    '/api/ledger/notes',
    { kind: 'loan', works: [work], party: 'Museo de la Ribera', ...more },
    known(key)
  )
const sell = (key: string, more = {}) =>
  lucia.post(
    `/api/works/${work}/movements`,
    { status: 'Vendida', owner: 'Ana', price: 1200 },
    known(key, more)
  )
const notes = () => stage.db.$count(ledgerNotes)
const lines = () => stage.db.$count(movements)

test('a note that is sent again because its answer was lost is written once, and has one number', async () => {
  const key = randomUUID()
  expect((await note(key)).statusCode).toBe(201)
  const again = await note(key)
  expect([again.statusCode, again.json()]).toEqual([409, { message: made, attempt: 'made' }])
  expect((await note(key)).statusCode, 'refused, it is known all the same').toBe(409)
  expect(await notes()).toBe(1)
  expect((await note(randomUUID())).statusCode, 'another note to the same museum').toBe(201)
  expect(await notes()).toBe(2)
})

test('a sale that is sent again is counted once, and that is said in the language of the page', async () => {
  const key = randomUUID()
  const before = await lines()
  expect((await sell(key)).statusCode).toBe(201)
  const again = await sell(key, { 'accept-language': 'en' })
  const message = 'This was saved already: its answer was lost. Look at the list before you send it again.'
  expect([again.statusCode, again.json()]).toEqual([409, { message, attempt: 'made' }])
  expect(await lines()).toBe(before + 1)
})

test('of two that are sent at once one is done', async () => {
  const key = randomUUID()
  const answers = await Promise.all([note(key), note(key)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  expect(await notes()).toBe(1)
})

test('while it is being done, and after its server was stopped midway, nobody says that it was saved', async () => {
  const id = await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
  const key = randomUUID()
  await stage.db.insert(attempts).values({ user_id: id, key, created_at: stage.clock.now })
  const again = await note(key)
  expect([again.statusCode, again.json()]).toEqual([409, { message: begun, attempt: 'begun' }])
  stage.clock.advance(120_000)
  const late = await note(key)
  expect([late.statusCode, late.json()]).toEqual([409, { message: over, attempt: 'over' }])
  expect(await notes()).toBe(0)
})

/** Breaks what comes after the writing: the mail that was written is told of. */
const breaking = (error: Error) =>
  vi.spyOn(stage.app, 'nudgeMail').mockImplementationOnce(() => {
    throw error
  })
const invite = (key: string) =>
  lucia.post('/api/users/invitations', { email: 'ana@example.org', language: 'es', super: false }, known(key))

test.each([
  ['something broke', new Error('broken'), 500],
  ['the database answered too late', new Error('Query read timeout'), 503],
])('what was done before %s is not done again', async (_what, error, status) => {
  const key = randomUUID()
  breaking(error)
  expect((await invite(key)).statusCode).toBe(status)
  const mailed = await stage.db.$count(mails)
  const again = await invite(key)
  expect([again.statusCode, again.json()]).toEqual([409, { message: begun, attempt: 'begun' }])
  expect(await stage.db.$count(mails)).toBe(mailed)
})

test.each([
  ['gave way to another write', 'deadlock detected', '40P01', 503],
  ['found no space in the database', 'could not extend file', '53100', 507],
  ['found a database that only lets itself be read', 'cannot execute INSERT', '25006', 507],
  ['found no space on the disk', 'no space left on device', 'ENOSPC', 507],
])('what %s kept nothing, and is sent again with its key', async (_what, message, code, status) => {
  const key = randomUUID()
  vi.spyOn(stage.app.db, 'transaction').mockRejectedValueOnce(Object.assign(new Error(message), { code }))
  expect((await note(key)).statusCode).toBe(status)
  expect((await note(key)).statusCode).toBe(201)
})

test('an invitation is mailed again once', async () => {
  const { id } = (await invite(randomUUID())).json().data
  const key = randomUUID()
  const mail = () => lucia.post(`/api/users/invitations/${id}/resend`, undefined, known(key))
  expect((await mail()).statusCode).toBe(200)
  const mailed = await stage.db.$count(mails)
  expect((await mail()).statusCode).toBe(409)
  expect(await stage.db.$count(mails)).toBe(mailed)
})

test('a picture of a condition that is sent again is there once', async () => {
  const sold = (await sell(randomUUID())).json().data
  const form = await multipartForm({}, { name: 'angulo.jpg', bytes: await sampleJpeg() })
  const key = randomUUID()
  const url = `/api/works/${work}/movements/${sold.movements[0].id}/conditions/picture`
  const show = () => lucia.post(url, form.body, known(key, form.headers))
  expect((await show()).statusCode).toBe(201)
  expect((await show()).json()).toEqual({ message: made, attempt: 'made' })
  expect(await stage.db.$count(conditions)).toBe(1)
})

test('what was refused is sent again mended with its key', async () => {
  const key = randomUUID()
  expect((await note(key, { party: '' })).statusCode, 'by its shape').toBe(422)
  expect((await note(key, { works: [4711] })).statusCode, 'by what there is').toBe(404)
  expect((await note(key)).statusCode).toBe(201)
  expect(await notes()).toBe(1)
})

test('a key is its person’s own', async () => {
  const key = randomUUID()
  const pedro = stage.client()
  await pedro.signInAs({ super: true, email: 'pedro@ochava.example' })
  expect((await note(key)).statusCode).toBe(201)
  expect((await note(key, {}, pedro)).statusCode).toBe(201)
  expect(await notes()).toBe(2)
})

test('a key in quotation marks, as the draft writes it, is the same; one that is none is not taken for one', async () => {
  const key = randomUUID()
  expect((await note(`"${key}"`)).statusCode).toBe(201)
  expect((await note(key)).statusCode).toBe(409)
  expect((await note('mine')).statusCode).toBe(400)
  expect(await notes()).toBe(1)
})

test('without a key, and where nothing is made, all is as if there were none', async () => {
  const form = { kind: 'loan', works: [work], party: 'Museo de la Ribera' }
  await lucia.post('/api/ledger/notes', form)
  await lucia.post('/api/ledger/notes', form)
  expect(await notes()).toBe(2)
  const key = known(randomUUID())
  const publish = () => lucia.post('/api/works/publish', { ids: [work], public: false }, key)
  expect([(await publish()).statusCode, (await publish()).statusCode]).toEqual([200, 200])
  expect(await stage.db.$count(attempts)).toBe(0)
})

test('a key is forgotten after a day', async () => {
  const key = randomUUID()
  await note(key)
  const forget = () => forgetOld(stage.db, { now: stage.clock.now, days: 365, zone: 'UTC' })
  stage.clock.advance(24 * 3_600_000)
  expect((await forget()).attempts).toBe(0)
  stage.clock.advance(1)
  expect((await forget()).attempts).toBe(1)
  expect(await stage.db.$count(attempts)).toBe(0)
})
