import { expect, test } from 'vitest'
import { nextMovement } from './nextMovement.ts'

const last = {
  status: 'En consignación',
  owner: 'Familia Brandariz',
  price: 38_000,
  currency: 'ARS',
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
