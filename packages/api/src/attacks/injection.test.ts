import { getTableColumns } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appointments } from '../tables/appointments.table.ts'
import { users } from '../tables/users.table.ts'
import { apiOperations, type Operation } from '../testing/apiOperations.ts'
import { fillBackRoom } from '../testing/backRoom.ts'
import { aBooking, anEvent, aSlot } from '../testing/bookings.ts'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const payloads = ["' or '1'='1", '1; drop table users; --', "\\'; select pg_sleep(9); --", '$1']
let stage: TestApp
let operations: Operation[]
let jefa: TestClient
let place = 0

beforeAll(async () => {
  stage = await testApp()
  operations = await apiOperations(stage)
  jefa = stage.client()
  await jefa.signInAs({ email: 'jefa@example.org', super: true })
  await fillBackRoom(stage)
  const slot = await aSlot(stage.db, await anEvent(stage.db))
  await stage.client().post('/api/appointments', aBooking(slot))
})
afterAll(() => stage.close())

/** Some stay out of it because they would end what the others need, whatever is in them. */
const asked = () => operations.filter(({ path }) => !/logout|\/auth\/account|\/auth\/export/.test(path))

function send({ method, path }: Operation, { url, body }: { url?: string; body?: object }) {
  place += 1
  const asking = { ip: `203.0.113.${place % 250}` }
  const target = (url ?? path).replace('{lang}', 'es').replace(/\{\w+\}/g, '1')
  if (method === 'GET') return jefa.get(target, asking)
  if (method === 'DELETE') return jefa.delete(target, asking)
  return (method === 'POST' ? jefa.post : method === 'PUT' ? jefa.put : jefa.patch)(
    target,
    body ?? {},
    asking
  )
}

/** What must be there afterwards as it was before; in which language somebody reads, each page says anew. */
async function state() {
  const { language: _language, ...told } = getTableColumns(users)
  return [
    await stage.db.select(told).from(users),
    await stage.db.select({ id: appointments.id }).from(appointments),
  ]
}

describe('SQL in a parameter is a text like any other', () => {
  it.each([
    [
      'of the path',
      async (operation: Operation, sql: string) => {
        return operation.params.map((name) =>
          send(operation, { url: operation.path.replace(`{${name}}`, encodeURIComponent(sql)) })
        )
      },
    ],
    [
      'of the query',
      async (operation: Operation, sql: string) => {
        return operation.query.map((name) =>
          send(operation, { url: `${operation.path}?${name}=${encodeURIComponent(sql)}` })
        )
      },
    ],
    [
      'of the body',
      async (operation: Operation, sql: string) => {
        const fields = operation.body ?? []
        return fields.map(({ name }) => send(operation, { body: { [name]: sql } }))
      },
    ],
  ])('%s', async (_where, requests) => {
    const before = await state()
    let sent = 0
    for (const operation of asked()) {
      for (const sql of payloads) {
        for (const response of await Promise.all(await requests(operation, sql))) {
          sent += 1
          const what = `${operation.method} ${operation.path} with ${sql}`
          expect(response.statusCode, what).toBeLessThan(500)
          expect(response.body, what).not.toMatch(/syntax error|select .* from|PostgresError|DrizzleQuery/i)
        }
      }
    }
    expect(sent).toBeGreaterThan(payloads.length * 10)
    expect(await state()).toEqual(before)
  })

  it('finds what is called like that and nothing else', async () => {
    const all = (await jefa.get('/api/works')).json().meta.total
    expect(all).toBeGreaterThan(0)
    for (const sql of ["' or 1=1 --", '%', '_']) {
      const answer = await stage.client().get(`/api/works?query=${encodeURIComponent(sql)}`)
      expect(answer.json().meta.total, sql).toBe(0)
    }
  })
})
