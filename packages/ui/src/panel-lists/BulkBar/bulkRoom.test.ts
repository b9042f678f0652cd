import { expect, test } from 'vitest'
import { type BulkAction, type BulkRoom, leftOver } from './bulkRoom.ts'

const action = (label: string): BulkAction => ({ label, onAct: () => {} })
const actions: readonly BulkAction[] = [
  ...['Publicar', 'Ocultar', 'Agregar', 'Registrar'].map(action),
  { ...action('Borrar'), tone: 'danger' },
]

const table: [BulkRoom, string[]][] = [
  ['narrow', ['Ocultar', 'Agregar', 'Registrar', 'Compartir', 'Borrar']],
  ['medium', ['Agregar', 'Registrar', 'Borrar']],
  ['wide', ['Registrar', 'Borrar']],
]

test.each(table)('what has no button when the room is %s', (room, labels) => {
  expect(leftOver(actions, action('Compartir'), room).map(({ label }) => label)).toEqual(labels)
})

test('four actions have a button each where there is room', () => {
  expect(leftOver(actions.slice(0, 4), action('Compartir'), 'wide')).toEqual([])
})

test('a primary action alone keeps a way in on a phone', () => {
  expect(leftOver([], action('Compartir'), 'narrow')).toHaveLength(1)
  expect(leftOver([], undefined, 'narrow')).toEqual([])
})
