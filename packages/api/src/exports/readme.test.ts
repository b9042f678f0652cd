import { secretKinds } from '@gallery/contract'
import { expect, test } from 'vitest'
import { columnText } from './columnTexts.ts'
import { readmeOf } from './readme.ts'
import { exportTables } from './tables.ts'

test.each(exportTables.map((table) => [table.kind, table] as const))(
  'every column of %s is explained in both languages, and none is there twice',
  (_kind, table) => {
    for (const column of table.columns) {
      expect(columnText(table, column, 'es')).not.toBe(columnText(table, column, 'en'))
    }
    const names = table.columns.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  }
)

test('the contract says which tables have secret columns', () => {
  const kinds = exportTables
    .filter(({ columns }) => columns.some(({ secret }) => secret))
    .map(({ kind }) => kind)
  expect([...kinds].sort()).toEqual([...secretKinds].sort())
})

test('the explanation of everything names each table and column, and what is to be kept safe', () => {
  const text = readmeOf('es', 'Ochava', '2025-03-05T15:00:00.000Z')
  expect(text).toMatch(/^# Ochava\n/)
  expect(text).toContain('## works\n')
  expect(text).toContain('- `secret_link`: Parte secreta')
  expect(text).toContain('guardalo como guardás las llaves')
})
