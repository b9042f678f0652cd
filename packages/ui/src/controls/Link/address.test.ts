import { describe, expect, it } from 'vitest'
import { type Address, hrefOf, type RowAddress } from './address.ts'

type CellAddress = Address<[id: number | string, day: string], 'id' | 'day'>

const at = (address: CellAddress, id: number | string, day: string) => hrefOf(address, { id, day }, id, day)

describe('hrefOf', () => {
  it.each<[address: CellAddress, href: string]>([
    [(id, day) => `/e/${id}/${day}`, '/e/7/2026-11-19'],
    ['/e/{id}?day={day}', '/e/7?day=2026-11-19'],
    ['/days/{day}/{id}#times', '/days/2026-11-19/7#times'],
    ['/{id}/{day}/{id}', '/7/2026-11-19/7'],
  ])('%s leads to %s', (address, href) => {
    expect(at(address, 7, '2026-11-19')).toBe(href)
  })

  it('writes a value as addresses hold it', () => {
    const cell: CellAddress = '/e/{id}?day={day}'
    expect(at(cell, 'línea/2?', '1&2')).toBe('/e/l%C3%ADnea%2F2%3F?day=1%262')
  })
})

it('fills in the fields of a row', () => {
  const address: RowAddress<{ id: number; slug: string }> = '/works/{id}/{slug}'
  const row = { id: 26, slug: 'estructura abierta' }
  expect(hrefOf(address, row, row)).toBe('/works/26/estructura%20abierta')
})

it('does not compile with a name that is missing, misspelt, or of what an address cannot hold', () => {
  // @ts-expect-error no day
  const incomplete: CellAddress = '/e/{id}'
  // @ts-expect-error dya
  const misspelt: CellAddress = '/e/{id}?day={dya}'
  // @ts-expect-error a list
  const unheld: RowAddress<{ id: number; tags: string[] }> = '/works/{tags}'
  // @ts-expect-error it may be missing
  const missing: RowAddress<{ id: number; slug?: string }> = '/works/{slug}'
  expect([incomplete, misspelt, unheld, missing]).toHaveLength(4)
})
