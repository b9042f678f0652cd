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

const { bring, move } = importing(() => lucia)

/** Brings a table in and has it reviewed. */
async function review(table: string) {
  const { id } = await bring(table)
  return move(id, 'check')
}

/** Brings a table in and applies it. @returns its review */
async function takeIn(table: string) {
  const reviewed = await review(table)
  expect(await move(reviewed.id, 'apply')).toMatchObject({ state: 'applied' })
  return reviewed
}

const lines = () =>
  stage.db
    .select({ status: movements.status, price: movements.price, currency: movements.currency })
    .from(movements)
    .orderBy(movements.id)

const first = { status: 'En consignación', price: 1000, currency: 'ARS' }
const standing = 'code,title_es,status,price,currency\nA,Una,En consignación,1000,ARS\n'

test.each([
  ['a price on request', 'Consultar', ['1 fila dice que el precio se consulte: el que la obra tiene queda.']],
  ['no price', '', ['1 celda vacía de precio no cambia nada: la obra sigue con el suyo.']],
])('%s beside a currency leaves the price that a work has, in its currency', async (_, price, told) => {
  await takeIn(standing)
  const { counts, warnings } = await review(`code,title_es,price,currency\nA,Una,${price},USD\n`)
  expect(counts).toMatchObject({ changed: 0, unchanged: 1 })
  expect(warnings).toEqual(told)
  await takeIn(`code,title_es,price,currency,status\nA,Una,${price},USD,Devuelta\n`)
  expect(await lines()).toEqual([first, { ...first, status: 'Devuelta' }])
})

test('a price on request without a currency does so too, and the review tells which works have none', async () => {
  await takeIn(standing)
  const { counts, warnings } = await takeIn('code,title_es,price\nA,Una,Consultar\nB,Dos,a consultar\n')
  expect(counts).toMatchObject({ new: 1, unchanged: 1 })
  expect(warnings).toEqual([
    '1 fila dice que el precio se consulte: queda sin precio.',
    '1 fila dice que el precio se consulte: el que la obra tiene queda.',
  ])
  expect(await lines()).toEqual([first])
})

test('a new work has no line of a currency alone', async () => {
  await takeIn('code,title_es,price,currency\nA,Una,Consultar,USD\nB,Dos,,USD\n')
  expect(await lines()).toEqual([])
})
