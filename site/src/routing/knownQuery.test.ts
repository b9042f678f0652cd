import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { knownAddress } from './knownQuery.ts'

it.each([
  ['/es?utm_source=x', '/es'],
  ['/es?slot=3&event=2&day=2026-11-17&fbclid=x', '/es?day=2026-11-17&event=2&slot=3'],
  ['/es/exhibitions?p=2&p=3&q=a%20b', '/es/exhibitions?q=a+b&p=2'],
  ['/es/about?q=x&msg=Hola', '/es/about?msg=Hola'],
  ['/es/archives?debug', '/es/archives?debug='],
  ['/es/admin/works?q=x&anything=1', '/es/admin/works?q=x&anything=1'],
  ['/nowhere?x=1', '/nowhere'],
  ['//?x', '//'],
])('of %s the page reads %s', (asked, known) => {
  expect(knownAddress(asked)).toBe(known)
})

it('reaches pages by useQuery alone, which gives them nothing that their route does not name', async () => {
  const past: string[] = []
  for (const file of await readdir(import.meta.dirname, { recursive: true })) {
    if (!file.endsWith('.tsx')) continue
    const text = await readFile(join(import.meta.dirname, file), 'utf8')
    // The panel's screens have a table of their own, and their one route reads any key.
    if (!file.startsWith('admin/') && /const \[\w+.*\] = useSearchParams/.test(text)) past.push(file)
  }
  expect(past).toEqual([])
})
