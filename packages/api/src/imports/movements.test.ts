import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { workHolds } from '../tables/workHolds.table.ts'
import { movements, works } from '../tables/works.table.ts'
import type { TestClient } from '../testing/client.ts'
import { importing } from '../testing/importing.ts'
import { endsAfter, importWork } from '../testing/importWork.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'
import { applyImport } from './applying.ts'
import { findImport } from './imports.queries.ts'

let stage: TestApp
let lucia: TestClient
beforeAll(async () => {
  stage = await testApp({ workers: true })
})
beforeEach(async () => {
  await stage.reset()
  lucia = stage.client()
  await lucia.signInAs({ email: 'lucia@ochava.example', super: true })
})
afterAll(() => stage.close())

const { bring, move, detail, rowsOf } = importing(() => lucia)
const { running, leave, takeOver } = importWork(() => stage)

test('a price without a status is taken for the record, and leaves the status that a work has', async () => {
  const first = await bring('code,title_es,price\nA,Uno,USD 1500\n')
  expect((await move(first.id, 'check')).counts).toMatchObject({ new: 1, error: 0 })
  await move(first.id, 'apply')
  const told = () =>
    stage.db
      .select({ status: movements.status, price: movements.price })
      .from(movements)
      .orderBy(movements.id)
  expect(await told()).toEqual([{ status: 'Para registro', price: 1500 }])

  await stage.db.update(movements).set({ status: 'En consignación' })
  const second = await bring('code,title_es,price\nA,Uno,USD 1800\n')
  expect((await move(second.id, 'check')).counts).toMatchObject({ changed: 1, error: 0 })
  await move(second.id, 'apply')
  expect(await told()).toEqual([
    { status: 'En consignación', price: 1500 },
    { status: 'En consignación', price: 1800 },
  ])
})

test('a price that was worked out to more decimals than the ledger has is the same the next time', async () => {
  const table = 'code,title_es,price\nA,Uno,USD 403.3333\n'
  const first = await bring(table)
  await move(first.id, 'check')
  await move(first.id, 'apply')
  expect(await stage.db.select({ price: movements.price }).from(movements)).toEqual([{ price: 403.33 }])
  const second = await bring(table)
  expect((await move(second.id, 'check')).counts).toMatchObject({ unchanged: 1, changed: 0, error: 0 })
})

test('a new price goes on with what a work is out for; a new status ends it, and comes after the last line', async () => {
  const first = await bring('code,title_es,status\nA,Uno,Prestada\nB,Dos,Prestada\n')
  await move(first.id, 'check')
  await move(first.id, 'apply')
  const out = {
    purpose: 'fair',
    due: '2031-05-01',
    contact: 'Feria del Sur',
    contact_email: 'feria@example.org',
    minded_by: null,
  } as const
  await stage.db.update(movements).set({ ...out, date: '2031-03-01' })

  const table = 'code,title_es,price,status\nA,Uno,USD 1800,\nB,Dos,,Devuelta\n'
  const second = await bring(table)
  expect((await move(second.id, 'check')).counts).toMatchObject({ changed: 2, error: 0 })
  await move(second.id, 'apply')
  const { purpose, due, contact, contact_email, minded_by, date, status, price } = movements
  const shown = { status, price, date, purpose, due, contact, contact_email, minded_by }
  const lines = await stage.db.select(shown).from(movements).orderBy(movements.id).offset(2)
  expect(lines).toEqual([
    { ...out, status: 'Prestada', price: 1800, date: '2031-03-01' },
    {
      status: 'Devuelta',
      price: null,
      date: '2031-03-01',
      purpose: '',
      due: null,
      contact: '',
      contact_email: '',
      minded_by: expect.any(Number),
    },
  ])

  const again = await bring('code,title_es,status,movement_date\nA,Uno,Vendida,2031-02-28\n')
  expect((await move(again.id, 'check')).counts).toMatchObject({ changed: 0, error: 1 })
  const [refused] = await rowsOf(again.id, 'error')
  expect(refused?.errors).toMatchObject([
    { column: 'movement_date', reason: expect.stringContaining('2031-03-01') },
  ])
})

test('a table that sells works without saying to whom names nobody who bought them; what is sold keeps its buyer', async () => {
  const first = await bring(
    'code,title_es,status,owner\nA,Una,En consignación,Familia Brandariz\nB,Dos,Vendida,Ana Paz\n'
  )
  await move(first.id, 'check')
  await move(first.id, 'apply')
  const lent = 'code,title_es,status\nB,Dos,Prestada\n'
  const second = await bring(lent)
  await move(second.id, 'check')
  await move(second.id, 'apply')

  const third = await bring('code,title_es,status,owner\nA,Una,Vendida,\nB,Dos,Vendida,\n')
  await move(third.id, 'check')
  const [row] = await rowsOf(third.id, 'changed')
  expect(row?.changes).toContainEqual({ field: 'owner', old: 'Familia Brandariz', new: '' })
  await move(third.id, 'apply')
  const { status, owner } = movements
  const written = await stage.db.select({ status, owner }).from(movements).orderBy(movements.id).offset(3)
  expect(written).toEqual([
    { status: 'Vendida', owner: '' },
    { status: 'Vendida', owner: 'Ana Paz' },
  ])
})

test('a table that sells a work to somebody else than holds it writes nothing, and says why', async () => {
  const writing = { now: stage.clock.now, by: null }
  const work = await createWork(stage.db, sampleWork({ code: 'A', title_es: 'Una' }), writing)
  const held = await lucia.post(`/api/works/${work}/holds`, { client: 'Ana Paz', hours: 24 })
  expect(held.statusCode, held.body).toBe(201)
  const { id } = await bring('code,title_es,status,owner\nA,Una,Vendida,Luis Roca\nB,Dos,,\n')
  await move(id, 'check')
  expect(await move(id, 'apply')).toMatchObject({
    state: 'checked',
    failure: 'Vendería obras que otra persona tiene reservadas. Terminá esas reservas y probá otra vez.',
  })
  expect(await stage.db.$count(works)).toBe(1)
})

test('what somebody holds is held again when an import that sold it to them does not come to its end', async () => {
  const writing = { now: stage.clock.now, by: null }
  const held = await createWork(stage.db, sampleWork({ code: 'A', title_es: 'Una' }), writing)
  const sold = await createWork(stage.db, sampleWork({ code: 'B', title_es: 'Dos' }), writing)
  for (const id of [held, sold]) {
    const answer = await lucia.post(`/api/works/${id}/holds`, { client: 'Ana Paz', hours: 24 })
    expect(answer.statusCode, answer.body).toBe(201)
  }
  const { id } = await bring('code,title_es,status,owner\nA,Una,Vendida,Ana Paz\nB,Dos,Vendida,Ana Paz\n')
  expect((await move(id, 'check')).counts).toMatchObject({ changed: 2, error: 0 })
  const ending = running({ today: '2031-03-01', between: endsAfter(1) })
  const dies = applyImport(stage.db, await findImport(stage.db, id), ending)
  await expect(dies).rejects.toThrow('The process ended')
  const lines = () =>
    stage.db
      .select({ work: workHolds.work_id, ended: workHolds.ended_how })
      .from(workHolds)
      .orderBy(workHolds.id)
  expect(await lines()).toEqual([
    { work: held, ended: 'moved' },
    { work: sold, ended: 'moved' },
  ])
  const sale = { status: 'Vendida', owner: 'Ana Paz', date: '2031-03-02' }
  expect((await lucia.post(`/api/works/${sold}/movements`, sale)).statusCode).toBe(201)
  const lent = { status: 'Prestada', date: '2031-03-03' }
  expect((await lucia.post(`/api/works/${sold}/movements`, lent)).statusCode).toBe(201)

  await leave(id, 'applying')
  expect(await takeOver()).toBe('done')
  expect(await detail(id)).toMatchObject({ state: 'checked' })
  expect(await lines(), 'who bought meanwhile has nothing to hold').toEqual([
    { work: held, ended: null },
    { work: sold, ended: 'moved' },
  ])
  expect((await lucia.get(`/api/works/${held}/holds`)).json().data).toMatchObject([{ state: 'holding' }])
  expect(await stage.db.$count(works)).toBe(2)
})
