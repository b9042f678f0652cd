import type { AddressInfo } from 'node:net'
import { ajaxHeader, csrfCookie, csrfHeader } from '@gallery/contract'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rateLimits } from '../tables/rateLimits.table.ts'
import { apiOperations, type Operation } from '../testing/apiOperations.ts'
import type { TestClient } from '../testing/client.ts'
import { doubledHeaders, sendDoubled } from '../testing/doubledHeaders.ts'
import { hostileRequest, mark } from '../testing/hostileRequests.ts'
import { registeredRoutes } from '../testing/registeredRoutes.ts'
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
/** Of so many requests to a route one more has headers that stand in it twice. */
const doubledOf = 10

let gallery: TestApp
let routes: string[]
let asked: ReadonlySet<string>
let operations: Operation[]
let port: number

beforeAll(async () => {
  const started = await registeredRoutes(() => testApp())
  gallery = started.app
  routes = started.routes
  asked = started.asked
  await fillGallery(gallery)
  const described = await apiOperations(gallery)
  operations = routes.map((route) => operationOf(route, described))
  await gallery.app.listen({ port: 0, host: '127.0.0.1' })
  port = portOf(gallery.app.server.address())
})
afterAll(() => gallery.close())

/** A route as the API describes it, or as its address does where it stands in no description. */
function operationOf(route: string, described: readonly Operation[]): Operation {
  const [method = '', url = ''] = route.split(' ')
  const path = url.replace(/:(\w+)/g, '{$1}').replace('*', '{rest}')
  const known = described.find((one) => one.method === method && one.path === path)
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return known ?? { method: method === 'ALL' ? 'GET' : method, path, params, query: [], body: undefined }
}

/** An address with parameters such as people have. */
function plainly(path: string): string {
  return path.replace('{rest}', 'logo.svg').replace(/\{\w+\}/g, '1')
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The app does not listen')
  return address.port
}

/** Somebody who asks; whoever has signed out, lost their rights or been deleted comes again as somebody new. */
interface Asker {
  client: TestClient
  come: () => Promise<void>
}
let people = 0

async function newAsker(isSuper: boolean): Promise<Asker> {
  const asker: Asker = {
    client: gallery.client(),
    come: async () => {
      asker.client = gallery.client()
      await asker.client.signInAs({ email: `fuzz-${++people}@example.org`, super: isSuper })
    },
  }
  await asker.come()
  return asker
}

/** Whether they are still who they were. */
async function isSame({ client }: Asker, isSuper: boolean): Promise<boolean> {
  const { data } = (await client.get('/auth/getUser')).json()
  return data?.super === isSuper
}

it('answers nothing with a fault, late, or with what was sent as markup', async () => {
  const faults: string[] = []
  let slowest = { milliseconds: 0, what: '' }
  let sent = 0
  const share = Math.ceil(requests / operations.length)
  const [gallerist, reader] = [await newAsker(true), await newAsker(false)]
  for (const [index, operation] of operations.entries()) {
    await gallery.db.delete(rateLimits)
    const visitor = gallery.client()
    await visitor.get('/healthz')
    // What is hostile may not get as far as a route: it is asked as it is meant to be, too.
    await ask({ method: operation.method, url: plainly(operation.path) }, visitor.cookies)
    const hostile = fc.sample(hostileRequest(operation), { numRuns: share, seed: seed + index })
    for (const [turn, request] of hostile.entries()) {
      // Two of four are asked with the panel's rights, since those get furthest.
      const { cookies } = [visitor, reader.client, gallerist.client][Math.min(turn % 4, 2)] ?? visitor
      const { answer, milliseconds } = await ask(request, cookies)
      sent += 1
      const what = `${operation.method} ${String(request.url).slice(0, 200)}`
      if (milliseconds > slowest.milliseconds) slowest = { milliseconds, what }
      // What does not match the schema of its answer is a fault too: the serialiser refuses it.
      if (answer.statusCode >= 500)
        faults.push(`${answer.statusCode} ${what} ${String(request.payload).slice(0, 300)}`)
      if (isLong && milliseconds > patience) {
        const again = Math.min(
          (await ask(request, cookies)).milliseconds,
          (await ask(request, cookies)).milliseconds
        )
        if (again > patience) faults.push(`${Math.round(again)} ms ${what}`)
      }
      const type = String(answer.headers['content-type'] ?? '')
      if (!/json|text\/plain/.test(type) && answer.body.includes(mark)) faults.push(`echo ${what}`)
      if (operation.method !== 'GET' && answer.statusCode < 400) {
        if (!(await isSame(gallerist, true))) await gallerist.come()
        if (!(await isSame(reader, false))) await reader.come()
      }
    }
    const pairs = fc.sample(doubledHeaders, { numRuns: Math.ceil(share / doubledOf), seed: seed + index })
    for (const [turn, headers] of pairs.entries()) {
      const url = String(hostile[turn]?.url ?? '/')
      const line = await sendDoubled(port, { method: operation.method, url }, headers)
      sent += 1
      // 417, 400 and the like, or nothing at all, are for what is no request.
      if (!/^(?:HTTP\/1\.1 [1-4]\d\d .*)?$/.test(line))
        faults.push(`${line} ${operation.method} ${url.slice(0, 200)} ${JSON.stringify(headers)}`)
    }
  }
  expect(faults).toEqual([])
  // A route that nothing reached is not covered.
  expect(routes.filter((route) => !asked.has(route))).toEqual([])
  console.log(
    `${sent} requests to ${operations.length} routes, seed ${seed}; slowest ${Math.round(slowest.milliseconds)} ms: ${slowest.what}`
  )
})

async function ask(request: InjectOptions, cookies: ReadonlyMap<string, string>) {
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
