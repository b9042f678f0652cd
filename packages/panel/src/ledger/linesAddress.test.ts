import { expect, test } from 'vitest'
import { areNarrowed, linesNarrowing, whatAddress } from './linesAddress.ts'

const read = (search: string, words = '') => {
  const query = new URLSearchParams(search)
  return linesNarrowing({ words, value: (name) => query.get(name) ?? undefined })
}

test('an address narrows the lines to what happened and between which days', () => {
  const narrowing = read('what=fair,Vendida&from=2026-05-01&to=2026-05-31', 'patio')
  expect(narrowing).toEqual({
    query: 'patio',
    what: ['Vendida', 'fair'],
    from: '2026-05-01',
    to: '2026-05-31',
  })
  expect(areNarrowed(narrowing)).toBe(true)
})

test('what an address cannot mean is left out', () => {
  const narrowing = read('what=Regalada&from=2026-02-30&to=ayer')
  expect(narrowing).toEqual({ query: '', what: [], from: undefined, to: undefined })
  expect(areNarrowed(narrowing)).toBe(false)
})

test('what is chosen stands in the address, and nothing does where nothing is', () => {
  expect(whatAddress(new Set(['Vendida', 'fair']))).toBe('Vendida,fair')
  expect(whatAddress(new Set())).toBeNull()
})
