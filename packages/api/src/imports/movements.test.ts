import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { movements } from '../tables/works.table.ts'
import type { TestClient } from '../testing/client.ts'
import { importing } from '../testing/importing.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

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

const { bring, move, rowsOf } = importing(() => lucia)

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
