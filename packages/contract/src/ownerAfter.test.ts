import { expect, test } from 'vitest'
import { ownerAfter } from './ownerAfter.ts'

const consigned = { sold: false, owner: 'Familia Brandariz' }

test('a work stays whose it was, in whatever state it goes on', () => {
  expect(ownerAfter('Prestada', consigned)).toBe('Familia Brandariz')
  expect(ownerAfter('Devuelta', consigned, 'Martina Sosa')).toBe('Familia Brandariz')
  expect(ownerAfter('Para registro', null)).toBe('')
})

test('of a work that is sold nobody has said who bought it, unless it was held for somebody', () => {
  expect(ownerAfter('Vendida', consigned)).toBe('')
  expect(ownerAfter('Vendida', null)).toBe('')
  expect(ownerAfter('Vendida', consigned, 'Martina Sosa')).toBe('Martina Sosa')
})

test('a work that is sold already is its buyer’s, wherever it is since', () => {
  const sold = { sold: true, owner: 'Estudio Larraya' }
  expect(ownerAfter('Vendida', sold)).toBe('Estudio Larraya')
  expect(ownerAfter('Prestada', sold)).toBe('Estudio Larraya')
})
