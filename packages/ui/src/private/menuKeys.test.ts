import { expect, it } from 'vitest'
import { menuFind, typeLetter } from './menuKeys.ts'

const labels = ['Ver en el sitio', 'Duplicar', 'Descargar', 'Borrar']

it('finds by the first letters, goes on with the same letter, and comes round', () => {
  expect(menuFind('d', labels, 0)).toBe(1)
  expect(menuFind('d', labels, 1)).toBe(2)
  expect(menuFind('dd', labels, 2)).toBe(1)
  expect(menuFind('de', labels, 1)).toBe(2)
  expect(menuFind('b', labels, -1)).toBe(3)
  expect(menuFind('x', labels, 0)).toBeNull()
})

it('begins a new word after a pause', () => {
  expect(typeLetter({ text: 'd', at: 1000 }, 'e', 1200)).toEqual({ text: 'de', at: 1200 })
  expect(typeLetter({ text: 'd', at: 1000 }, 'e', 3000)).toEqual({ text: 'e', at: 3000 })
})
