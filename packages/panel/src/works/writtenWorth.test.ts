import { expect, test } from 'vitest'
import { writtenWorth } from './writtenWorth.ts'

const seen = {
  id: 7,
  status: 'En consignación',
  owner: 'Familia Brandariz',
  price: 24_400,
  currency: 'USD',
  sold: false,
} as const
const fields = { price: '24400', currency: 'USD', owner: 'Familia Brandariz' }

test('a loan leaves owner and price out that nobody wrote, and both stay as they are by then', () => {
  const lent = { status: 'Prestada', seen, isOwnerWritten: false } as const
  expect(writtenWorth(fields, lent)).toEqual({})
  expect(writtenWorth({ ...fields, price: '24.400,00', currency: ' usd' }, lent)).toEqual({})
})

test('what somebody wrote is what they mean, nothing too', () => {
  const lent = { status: 'Prestada', seen, isOwnerWritten: true } as const
  expect(writtenWorth({ ...fields, price: '' }, lent)).toEqual({
    owner: 'Familia Brandariz',
    price: null,
    currency: 'USD',
  })
  expect(writtenWorth({ ...fields, owner: '', currency: 'ARS' }, lent)).toEqual({
    owner: '',
    price: 24_400,
    currency: 'ARS',
  })
})

test('a sale is to whom and for what stands in the fields', () => {
  const sold = { status: 'Vendida', seen, isOwnerWritten: false } as const
  expect(writtenWorth({ ...fields, owner: '' }, sold)).toEqual({ owner: '', price: 24_400, currency: 'USD' })
})

test('a first movement is worth nothing unless it is said', () => {
  const first = { status: 'Para registro', seen: null, isOwnerWritten: false } as const
  expect(writtenWorth({ price: '', currency: 'USD', owner: '' }, first)).toEqual({})
  expect(writtenWorth({ price: '500', currency: 'USD', owner: '' }, first)).toEqual({
    price: 500,
    currency: 'USD',
  })
})

test('what is no price is none', () => {
  expect(
    writtenWorth({ ...fields, price: '0,500' }, { status: 'Vendida', seen, isOwnerWritten: false })
  ).toBeNull()
})
