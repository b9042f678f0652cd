import { ImportAnswer } from '@gallery/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestClient } from '../testing/client.ts'
import { brokenTables, hostileTables } from '../testing/hostileTables.ts'
import { importing } from '../testing/importing.ts'
import { multipartForm } from '../testing/multipart.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { day, row, sheetOf, text, workbookFile } from '../testing/workbook.ts'

/** How many harmed files to send; `npm run fuzz:tables` sends thousands, to a server of its own. */
const broken = 12

let gallery: TestApp
let jefa: TestClient

beforeAll(async () => {
  gallery = await testApp({ workers: true })
})
beforeEach(async () => {
  await gallery.reset()
  jefa = gallery.client()
  await jefa.signInAs({ email: 'jefa@example.org', super: true })
})
afterAll(() => gallery.close())

const { bring, move, rowsOf } = importing(() => jefa)

async function upload(bytes: Buffer, language = 'en') {
  const { body, headers } = await multipartForm({ kind: 'works' }, { name: 'tabla.xlsx', bytes })
  return jefa.post('/api/imports', body, { headers: { ...headers, 'accept-language': language } })
}

test.each([...hostileTables()])(
  '$what: $becomes.status, and others are answered',
  async ({ bytes, becomes }) => {
    expect(bytes.byteLength).toBeLessThan(1_100_000)
    const answer = await upload(bytes)
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(becomes.status)
    if (becomes.status === 201) ImportAnswer.parse(answer.json())
    else expect(answer.json().message).toMatch(/\w.*\.$/)
    expect((await gallery.client().get('/healthz')).statusCode).toBe(200)
  },
  120_000
)

test('what is too much to read is refused in both languages', async () => {
  const file = workbookFile({ styles: `<styleSheet>${'<a/>'.repeat(1_500_000)}</styleSheet>` })
  expect((await upload(file, 'es')).json().message).toContain('más de lo que se puede leer')
  expect((await upload(file, 'en')).json().message).toContain('more than can be read')
})

test('a table that is harmed is taken or refused, and the database keeps what is taken', async () => {
  for (const bytes of brokenTables(broken, 8)) {
    const { statusCode, body } = await upload(bytes)
    expect([201, 413, 422], body.slice(0, 300)).toContain(statusCode)
  }
})

test('a day that is none is a fault of its cell', async () => {
  const days = ['43802', '1e300', '-1', '2958466', '1e999']
  const rows = days.map((serial, at) => row(at + 2, text(`Obra ${at}`), text('Vendida'), day(serial)))
  const head = row(1, text('title_es'), text('status'), text('movement_date'))
  const { id, map } = await bring(workbookFile({ sheet: sheetOf([head, ...rows]) }))
  expect(map.fields).toHaveProperty('movement_date')
  const { counts } = await move(id, 'check')
  expect(counts).toMatchObject({ new: 1, error: 4 })
  const reasons = (await rowsOf(id, 'error')).flatMap(({ errors }) => errors.map(({ reason }) => reason))
  expect(new Set(reasons)).toEqual(new Set(['No es un día. Escribilo 2019-12-03 o 3/12/2019.']))
})

test('a cell that would take long to understand is refused for its length', async () => {
  const { id } = await bring(`title_es,dimensions\nPatio,${'1 '.repeat(45_000)}!\nZaguán,10 x 20\n`)
  const { counts } = await move(id, 'check')
  expect(counts).toMatchObject({ new: 1, error: 1 })
})
