import { expect, test } from 'vitest'
import { lastInLedger, lastOf, nextMovement } from './nextMovement.ts'

const last = {
  status: 'En consignación',
  owner: 'Familia Brandariz',
  price: 38_000,
  currency: 'ARS',
  sold: false,
} as const

test('a sold work has its price and a buyer whom nobody has named, and is due nowhere', () => {
  expect(nextMovement('Vendida', last)).toEqual({
    status: 'Vendida',
    owner: '',
    price: 38_000,
    currency: 'ARS',
    address: '',
    purpose: '',
    due: null,
    consigned_until: null,
    contact: '',
  })
})

test('a work that is lent stays whose it was', () => {
  expect(nextMovement('Prestada', last)).toMatchObject({ owner: 'Familia Brandariz', price: 38_000 })
})

test('a first movement has neither owner nor price', () => {
  expect(nextMovement('Para registro', null)).toMatchObject({ owner: '', price: null, currency: 'USD' })
})

test('a sold work that its buyer lent stays theirs, also where it is noted as sold again', () => {
  const lent = { ...last, status: 'Prestada', owner: 'Ana Primera', sold: true } as const
  expect(nextMovement('Vendida', lent)).toMatchObject({ status: 'Vendida', owner: 'Ana Primera' })
})

const { sold: _sold, ...stood } = last
const line = { ...stood, id: 7 }

test('a movement of a work comes after its last one, and after none', () => {
  expect(lastOf({ last_movement: line, sold: true })).toMatchObject({ id: 7, sold: true })
  expect(lastOf({ last_movement: null, sold: false })).toBeNull()
})

test('in the ledger of a day it comes after the last line of all, as also one noted for a day to come', () => {
  const stands = { ...stood, movement: 7, last: { id: 9, sold: false } }
  expect(lastInLedger(stands)).toMatchObject({ id: 9, owner: 'Familia Brandariz', sold: false })
})

test('a sale that is noted for a day to come is not taken for seen, nor who consigned it for the buyer', () => {
  const last = lastInLedger({ ...stood, movement: 7, last: { id: 9, sold: true } })
  expect(last).toMatchObject({ id: 7, sold: false })
  expect(nextMovement('Vendida', last).owner).toBe('')
})
