import { readFile, writeFile } from 'node:fs/promises'
import { kindsOfRight, type Right, type Role, roles } from '@gallery/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registeredRoutes } from '../testing/registeredRoutes.ts'
import { rightsRecords } from '../testing/rightsRecords.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { rights } from './rights.ts'
import { rightsTable } from './rightsTable.ts'

let stage: TestApp
let registered: string[]
let records: Awaited<ReturnType<typeof rightsRecords>>
let asked = 0

beforeAll(async () => {
  const started = await registeredRoutes(() => testApp())
  stage = started.app
  registered = started.routes
  records = await rightsRecords(stage)
})
afterAll(() => stage.close())

/** What is sent where nothing at all would be refused before anybody looks whose record it is. */
const bodies: Readonly<Record<string, object>> = {
  '/auth/passkeys/:id': { name: 'Llave' },
  '/api/appointments/:id/move': { place: 4711 },
  '/api/appointments/link/:token/move': { place: 4711 },
  '/contact/thread/:token': { message: 'Hola' },
}

/** Routes whose answer depends on whose the record is and that tests of their own ask with one: which. */
const askedElsewhere: Readonly<Record<string, string>> = {
  '/api/items/:id/images/:image/captions/:lang': 'items/reading.test.ts',
  '/api/items/:id/images/:image/leaves/:number': 'items/reading.test.ts',
  '/api/share/collection/:link/visits': 'rooms/people.test.ts',
  '/api/share/collection/:link/opened.gif': 'rooms/people.test.ts',
  '/api/waiting/:id/leave': 'waiting/offering.test.ts',
  '/api/waiting/link/:token': 'waiting/joining.test.ts',
  '/api/waiting/link/:token/leave': 'waiting/joining.test.ts',
}

const pathOf = (route: string) => route.replace(/^\w+ /, '').replace(/\?.*$/, '')

/** A request by somebody of that role who has not asked before, from a place of their own. */
async function ask(route: string, role: Role, isOwn: boolean) {
  const [method = '', pattern = ''] = route.split(' ')
  asked += 1
  const client = stage.client()
  const email = `person${asked}@example.org`
  const id = role === 'anonymous' ? null : await client.signInAs({ email, super: role === 'super' })
  const value = await records[pathOf(route)]?.(id === null ? null : { id, email }, isOwn)
  const known = value === undefined ? pattern : pattern.replace(/:\w+(\/.*:\w+)?/, value)
  const url = known.replace(':lang', 'es').replace(':token', 'x'.repeat(43)).replace(/:\w+/g, '4711')
  const asking = { ip: `203.0.113.${asked % 250}` }
  const send = () => {
    if (method === 'GET' || method === 'ALL') return client.get(url, asking)
    if (method === 'DELETE') return client.delete(url, asking)
    const write = method === 'POST' ? client.post : method === 'PUT' ? client.put : client.patch
    return write(url, bodies[pathOf(route)] ?? {}, asking)
  }
  return { url, statusCode: (await send()).statusCode }
}

/** Everything that somebody of a role may and may not do with a route, as it is. */
async function answersOf(route: string, right: Right) {
  const cases = roles.flatMap((role) =>
    kindsOfRight[right][role].map((expected, index) => ({ role, expected, isOwn: index === 0 }))
  )
  const answers: string[] = []
  for (const { role, expected, isOwn } of cases) {
    if (expected === null) continue
    const { url, statusCode } = await ask(route, role, isOwn)
    // Done, or refused for what was sent: the right to ask was there. A record of a test's own must be found too.
    const mayBeMissing = records[pathOf(route)] === undefined && statusCode === 404
    const passed = [200, 201, 302, 303, 400, 409, 415, 422].includes(statusCode) || mayBeMissing
    const answer = expected === 'yes' && passed ? 'yes' : statusCode
    const where = answer === expected ? '' : ` at ${url}`
    answers.push(`${role}, ${isOwn ? 'own' : 'other'}: ${answer}${where}`)
  }
  return answers
}

function expectedOf(right: Right): string[] {
  return roles.flatMap((role) =>
    kindsOfRight[right][role].flatMap((expected, index) =>
      expected === null ? [] : [`${role}, ${index === 0 ? 'own' : 'other'}: ${expected}`]
    )
  )
}

test('every route that the app has is in the table, and none that it has not', () => {
  const listed = Object.keys(rights).map((route) => route.replace(/\?.*$/, ''))
  expect([...new Set(listed)].sort()).toEqual(registered)
})

test('whose answer depends on whose the record is has records to be asked with: `testing/rightsRecords.ts`', () => {
  const depends = Object.entries(rights)
    .filter(([, right]) => roles.some((role) => kindsOfRight[right][role][1] !== null))
    .map(([route]) => pathOf(route))
  const without = depends.filter((path) => records[path] === undefined)
  expect([...new Set(without)].sort()).toEqual(Object.keys(askedElsewhere).sort())
})

describe('the table is what happens', () => {
  test.each(Object.entries(rights))('%s: %s', async (route, right) => {
    expect(await answersOf(route, right)).toEqual(expectedOf(right))
  })
})

/** `WRITE_README=1 npx vitest run --project api-postgres src/http/rights` brings the README up to date. */
test('the table in the README is this one', async () => {
  const file = new URL('../../README.md', import.meta.url)
  const text = await readFile(file, 'utf8')
  const fresh = text.replace(
    /(<!-- rights -->\n)[\s\S]*?(\n<!-- \/rights -->)/,
    (_all, start: string, end: string) => start + rightsTable() + end
  )
  if (process.env.WRITE_README) await writeFile(file, fresh)
  else expect(text, 'WRITE_README=1 npx vitest run --project api-postgres src/http/rights').toBe(fresh)
})
