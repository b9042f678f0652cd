import { expect, test } from 'vitest'
import { nameIn } from './download.ts'
import { listExportUrl } from './listExportUrl.ts'

test('an export takes the filters and the order of its list, and every page of it', () => {
  const list = '/api/works?showAll=true&query=patio&status=Vendida%2CPrestada&sort=-year&page=3&per_page=25'
  expect(listExportUrl('works', 'csv', { list, secret: false })).toBe(
    '/api/exports/works.csv?query=patio&sort=-year&status=Vendida%2CPrestada'
  )
  expect(listExportUrl('works', 'csv', { list, instead: 'patios', secret: false }), 'what is shown').toBe(
    '/api/exports/works.csv?query=patios&sort=-year&status=Vendida%2CPrestada'
  )
  expect(listExportUrl('items', 'xlsx', { secret: true })).toBe('/api/exports/items.xlsx?secret=1')
})

test('a file bears the name that the server gives it', () => {
  expect(nameIn('attachment; filename="works-2025-03-05.csv"')).toBe('works-2025-03-05.csv')
  expect(nameIn('attachment')).toBe('')
})
