import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { officeOf } from '../office.ts'
import { workHolds } from '../tables/workHolds.table.ts'
import { movements } from '../tables/works.table.ts'
import type { TestClient } from '../testing/client.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { tellNext } from '../workHolds/telling.ts'

const hour = 60 * 60_000
let stage: TestApp

beforeAll(async () => {
  stage = await testApp()
})
afterAll(() => stage.close())

const clients = ['Iribarne', 'Sosa', 'Larraya'] as const
const work = fc.nat({ max: 1 })
const which = fc.nat({ max: 9 })
const client = fc.constantFrom(...clients)
const does = <Name extends string>(name: Name) => fc.constant(name)
const step = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      does: does('hold'),
      work,
      client,
      wait: fc.boolean(),
      hours: fc.integer({ min: 1, max: 5 }),
      ends: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: does('giveUp'), work, which }) },
  { weight: 3, arbitrary: fc.record({ does: does('restore'), work, which }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: does('prolong'), work, which, hours: fc.integer({ min: 1, max: 9 }) }),
  },
  { weight: 2, arbitrary: fc.record({ does: does('order'), work }) },
  { weight: 2, arbitrary: fc.record({ does: does('become'), work, which, sale: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: does('sell'), work, client, despite_holds: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: does('sellBoth'), work, client, despite_holds: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ does: does('consign'), work }) },
  { weight: 2, arbitrary: fc.record({ does: does('strike'), work, which }) },
  { weight: 1, arbitrary: fc.record({ does: does('unstrike'), work, which }) }
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
/** What gallerists do at once, whether what became of it is told then, and how many hours pass. */
const moment = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 3 }),
  tells: fc.boolean(),
  passes: fc.constantFrom(0, 0.1, 1, 2, 7),
})

/** Two works and two gallerists. */
async function aGallery() {
  await stage.reset()
  const people: TestClient[] = []
  for (const email of ['lucia@ochava.example', 'milagros@ochava.example']) {
    const person = stage.client()
    await person.signInAs({ super: true, email })
    people.push(person)
  }
  const works: number[] = []
  for (const title_es of ['Umbral', 'Vértice']) {
    const made = await people[0]?.post('/api/works', sampleWork({ title_es }))
    works.push(made?.json().data.id)
  }
  return { people, works }
}
type Gallery = Awaited<ReturnType<typeof aGallery>>

async function take(gallery: Gallery, one: Step, turn: number) {
  const person = gallery.people[turn % gallery.people.length] ?? stage.client()
  const id = gallery.works[one.work] ?? 0
  const url = `/api/works/${id}/holds`
  const holds = (await stage.db.select().from(workHolds).orderBy(workHolds.id)).filter(
    (hold) => hold.work_id === id
  )
  const lines = (await stage.db.select().from(movements).orderBy(movements.id)).filter(
    (line) => line.work_id === id
  )
  const hold = 'which' in one ? holds[one.which % Math.max(1, holds.length)]?.id : undefined
  const line = 'which' in one ? lines[one.which % Math.max(1, lines.length)]?.id : undefined
  const until = 'hours' in one ? new Date(stage.clock.now.getTime() + one.hours * hour) : undefined
  switch (one.does) {
    case 'hold': {
      const { client, wait, hours } = one
      return person.post(url, { client, wait, ...(one.ends ? { until } : { hours }) })
    }
    case 'giveUp':
      return person.delete(`${url}/${hold ?? 1}`)
    case 'restore':
      return person.post(`${url}/${hold ?? 1}/restore`)
    case 'prolong':
      return person.patch(`${url}/${hold ?? 1}`, { until })
    case 'order': {
      const now = stage.clock.now
      const waiting = holds.filter(({ starts_at, ended_at }) => starts_at > now && ended_at === null)
      return person.post(`${url}/order`, { ids: waiting.map((each) => each.id).toReversed() })
    }
    case 'become':
      return person.post(`${url}/${hold ?? 1}/movement`, {
        status: one.sale ? 'Vendida' : 'En consignación',
      })
    case 'sell': {
      const { client: owner, despite_holds } = one
      return person.post(`/api/works/${id}/movements`, { status: 'Vendida', owner, despite_holds })
    }
    case 'sellBoth': {
      const movement = { status: 'Vendida', owner: one.client }
      const { despite_holds } = one
      return person.post('/api/works/movements', { ids: gallery.works, movement, despite_holds })
    }
    case 'consign':
      return person.post(`/api/works/${id}/movements`, { status: 'En consignación' })
    case 'strike':
      return person.delete(`/api/works/${id}/movements/${line ?? 1}`)
    case 'unstrike':
      return person.post('/api/works/movements/restore', { ids: [line ?? 1] })
  }
}

/** Told from the rows alone, at this moment and at those to come: who has each work, and whether it is sold. */
async function expectOneHolder({ works }: Gallery): Promise<void> {
  const { now } = stage.clock
  const holds = await stage.db.select().from(workHolds)
  const ledger = await stage.db.select().from(movements).orderBy(movements.date, movements.id)
  for (const id of works) {
    const line = holds.filter(({ work_id, ended_at }) => work_id === id && ended_at === null)
    for (const ahead of [0, 1, 2, 3, 5, 8, 13]) {
      const at = new Date(now.getTime() + ahead * hour)
      const have = line.filter(({ starts_at, ends_at }) => starts_at <= at && at < ends_at)
      expect(have.length, `who has work ${id} in ${ahead} hours`).toBeLessThanOrEqual(1)
      const waits = line.some(({ starts_at, ends_at }) => starts_at > at && ends_at > starts_at)
      if (waits) expect(have, `nobody waits for a work that is free, in ${ahead} hours`).toHaveLength(1)
    }
    const last = ledger.findLast(({ work_id, struck_at }) => work_id === id && struck_at === null)
    const open = line.filter(({ ends_at }) => ends_at > now)
    if (last?.status === 'Vendida') expect(open, `what is sold is nobody's to hold`).toEqual([])
  }
}

it('whatever gallerists do, in whatever order and at once: a work is held for one at most, nobody waits for one that is free, and none that is sold is held', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 16, maxLength: 24 }), async (moments) => {
      const gallery = await aGallery()
      let turn = 0
      for (const { steps, tells, passes } of moments) {
        const answers = await Promise.all(steps.map((one) => take(gallery, one, turn++)))
        for (const { statusCode, body } of answers) expect(statusCode, body).toBeLessThan(500)
        for (const answer of answers) {
          if (answer.statusCode === 409) expect(answer.json().data ?? answer.json().held).toBeDefined()
        }
        if (tells) while (await tellNext(officeOf(stage.app))) expect(stage.clock.now).toBeDefined()
        await expectOneHolder(gallery)
        stage.clock.advance(passes * hour)
      }
    }),
    { numRuns: 6 }
  )
}, 120_000)
