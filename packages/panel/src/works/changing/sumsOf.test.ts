import type { WorkState } from '@gallery/contract'
import { expect, it } from 'vitest'
import { sumsOf } from './sumsOf.ts'

const state = (price: number | null, currency = 'USD'): WorkState => ({
  price,
  currency,
  status: 'Prestada',
  owner: '',
  address: '',
  public: true,
  series: '',
  rights: '',
})

it('adds up what changes, by currency', () => {
  const rows = [
    { before: state(100), after: state(110) },
    { before: state(50), after: state(50, 'ARS') },
    { before: state(9, 'EUR'), after: state(9, 'EUR') },
    { before: state(7), after: null },
    { before: state(null), after: state(null) },
  ]
  expect(sumsOf(rows)).toEqual([
    { currency: 'USD', before: 150, after: 110 },
    { currency: 'ARS', before: 0, after: 50 },
  ])
})
