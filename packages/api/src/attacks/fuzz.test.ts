import { ajaxHeader, csrfCookie, csrfHeader } from '@gallery/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rateLimits } from '../rateLimits.table.ts'
import { apiOperations, type Operation } from '../testing/apiOperations.ts'
import type { TestClient } from '../testing/client.ts'
import { hostileRequest, mark } from '../testing/hostileRequests.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { fillGallery } from '../testing/wholeGallery.ts'

/** How many requests to send; `npm run fuzz` sends a hundred thousand. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 1_500)
/** The same seed sends the same requests. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)
/** Milliseconds that no answer may take; what takes longer on a busy machine is asked again before it counts. */
const patience = 2_000
/** Nobody waits for short runs, which other tests slow down. */
const isLong = requests >= 100_000

let gallery: TestApp
let operations: Operation[]
let gallerist: TestClient
let reader: TestClient

beforeAll(async () => {
  gallery = await testApp()
  gallerist = await fillGallery(gallery)
  reader = gallery.client()
  await reader.signInAs({ email: 'lectora@example.org', super: false })
  operations = (await apiOperations(gallery)).filter(({ path }) => !ends(path))
})
afterAll(() => gallery.close())

/** What would end the session with which the others are asked. */
function ends(path: string): boolean {
  return /logout|\/auth\/account|\/auth\/sessions|\/api\/users/.test(path)
}

it('answers nothing with a fault, late, or with what was sent as markup', async () => {
  const faults: string[] = []
  let slowest = { milliseconds: 0, what: '' }
  const share = Math.ceil(requests / operations.length)
  for (const client of [gallerist, reader]) await client.get('/healthz')
  for (const [index, operation] of operations.entries()) {
    await gallery.db.delete(rateLimits)
    const visitor = gallery.client()
    await visitor.get('/healthz')
    for (const [turn, request] of fc
      .sample(hostileRequest(operation), { numRuns: share, seed: seed + index })
      .entries()) {
      // Two of four are asked with the panel's rights, since those get furthest.
      const { cookies } = [visitor, reader, gallerist, gallerist][turn % 4] ?? gallerist
      const ask = async () => {
        const began = performance.now()
        const answer = await gallery.app.inject({
          ...request,
          cookies: Object.fromEntries(cookies),
          headers: {
            [ajaxHeader]: 'XMLHttpRequest',
            [csrfHeader]: cookies.get(csrfCookie) ?? '',
            ...request.headers,
          },
        })
        return { answer, milliseconds: performance.now() - began }
      }
      const { answer, milliseconds } = await ask()
      const what = `${operation.method} ${String(request.url).slice(0, 200)}`
      if (milliseconds > slowest.milliseconds) slowest = { milliseconds, what }
      // What does not match the schema of its answer is a fault too: the serialiser refuses it.
      if (answer.statusCode >= 500)
        faults.push(`${answer.statusCode} ${what} ${String(request.payload).slice(0, 300)}`)
      if (isLong && milliseconds > patience) {
        const again = Math.min((await ask()).milliseconds, (await ask()).milliseconds)
        if (again > patience) faults.push(`${Math.round(again)} ms ${what}`)
      }
      const type = String(answer.headers['content-type'] ?? '')
      if (!/json|text\/plain/.test(type) && answer.body.includes(mark)) faults.push(`echo ${what}`)
    }
  }
  expect(faults).toEqual([])
  console.log(
    `${share * operations.length} requests to ${operations.length} routes, seed ${seed}; slowest ${Math.round(slowest.milliseconds)} ms: ${slowest.what}`
  )
})
