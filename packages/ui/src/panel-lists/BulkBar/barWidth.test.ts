import { expect, test } from 'vitest'
import { type BarWidth, type BulkAction, leftOver } from './barWidth.ts'

const action = (label: string): BulkAction => ({ label, onAct: () => {} })
const actions: readonly BulkAction[] = [
  ...['Publicar', 'Ocultar', 'Agregar', 'Registrar'].map(action),
  { ...action('Borrar'), tone: 'danger' },
]

const table: [BarWidth, string[]][] = [
  ['narrow', ['Ocultar', 'Agregar', 'Registrar', 'Compartir', 'Borrar']],
  ['medium', ['Agregar', 'Registrar', 'Borrar']],
  ['wide', ['Registrar', 'Borrar']],
]

test.each(table)('what has no button when the bar is %s', (width, labels) => {
  expect(leftOver(actions, action('Compartir'), width).map(({ label }) => label)).toEqual(labels)
})

test('four actions have a button each in a wide bar', () => {
  expect(leftOver(actions.slice(0, 4), action('Compartir'), 'wide')).toEqual([])
})

test('a primary action alone keeps a way in on a phone', () => {
  expect(leftOver([], action('Compartir'), 'narrow')).toHaveLength(1)
  expect(leftOver([], undefined, 'narrow')).toEqual([])
})
