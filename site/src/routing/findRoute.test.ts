import { existsSync, readFileSync } from 'node:fs'
import { holidaysFrom } from '@gallery/client'
import { upcomingUrl, urlOf } from '@gallery/contract/plain'
import { describe, expect, test } from 'vitest'
import type { SiteRoute } from '../routes/siteRoute.ts'
import { routes } from '../routes.tsx'
import { findRoute } from './findRoute.ts'

const today = '2026-11-17'

/** What the server reads for an address, beside the options and the user. */
function reads(address: string) {
  const { pathname, searchParams: query } = new URL(address, 'http://page')
  const found = findRoute(pathname)
  if (!found) throw new Error(`no page at ${address}`)
  return found.route.reads?.({ ...found, query, today }) ?? []
}

describe('an address is a page', () => {
  test.each([
    ['/es', '', 'es'],
    ['/en/', '', 'en'],
    ['/es/exhibitions', 'exhibitions', 'es'],
    ['/en/exhibitions/3', 'exhibitions/:id/:slug?', 'en'],
    ['/es/events/3/horas-del-patio', 'events/:id/:slug?', 'es'],
    ['/es/appointments/confirm/abc', 'appointments/confirm/:token', 'es'],
    ['/en/auth', 'auth', 'en'],
    ['/en/auth/abc', 'auth/:token', 'en'],
  ])('%s', (path, route, language) => {
    expect(findRoute(path)).toMatchObject({ route: { path: route }, language })
  })

  test.each(['/', '/fr', '/fr/events', '/es/nothing', '/events', '/es/events/1/a/b'])(
    '%s is none',
    (path) => {
      expect(findRoute(path)).toBeUndefined()
    }
  )
})

describe('a page reads', () => {
  test('the home page its slides and its ten days', () => {
    expect(reads('/es')).toEqual([urlOf('/api/slides'), upcomingUrl(today), holidaysFrom(today)])
    expect(reads('/es?from=2026-12-01')).toEqual([
      urlOf('/api/slides'),
      upcomingUrl('2026-12-01'),
      holidaysFrom('2026-12-01'),
    ])
  })

  test('a list what its address asks for', () => {
    expect(reads('/es/exhibitions?q=patio')).toContain('/api/events?exhibitions=true&query=patio')
    expect(reads('/es/events?p=2')).toContain(`/api/events?before=${today}&events=true&page=2`)
  })

  test('a detail its record, and nothing for what is no id', () => {
    expect(reads('/es/exhibitions/12/la-linea')).toEqual([
      urlOf('/api/events/:id', { id: 12 }),
      holidaysFrom(today),
    ])
    expect(reads('/es/events/x')).toEqual([null])
    expect(reads('/es/appointments/x/move')).toEqual(['/api/appointments', null])
  })

  test('a mailed link its booking, and nothing for what is no secret', () => {
    const token = 'a'.repeat(43)
    expect(reads(`/es/appointments/cancel/${token}`)).toEqual([`/api/appointments/link/${token}`])
    expect(reads('/es/appointments/confirm/..%2f..%2fevents')).toEqual([null, null])
    expect(reads('/es/appointments/move/x')).toEqual([null, null])
  })
})

test('the addresses of mails, of private pages and of the panel are secret, the others are not', () => {
  const secret = routes.filter((route) => route.secret).map(({ path }) => path)
  expect(secret).toEqual([
    'share/work/:link',
    'share/collection/:hash',
    'share/collection/:hash/ask',
    'share/work/:link/ask',
    'share/collection/:hash/:work/:slug?',
    'ask',
    'contact/thread/:token',
    'contact/:token',
    'appointments/waiting/:token',
    'appointments/confirm/:token',
    'appointments/cancel/:token',
    'appointments/move/:token',
    'appointments/party/:token',
    'auth/email/:token',
    'auth/end/:token',
    'auth/:token',
    'admin/*',
  ])
})

test('the page of a record says by which part of its path', () => {
  for (const { path, record } of routes) {
    if (record) expect(path.split('/')).toContain(`:${record[1]}`)
  }
})

test('the table says which list has the paths of a first word, and no other has any', () => {
  const table = readFileSync(new URL('../routes.tsx', import.meta.url), 'utf8')
  const told = [...table.matchAll(/^ {2}\/\/ (.*)\n {2}\.\.\.(\w+),$/gm)].flatMap(([, words = '', list]) =>
    words.split(', ').map((word) => `${word} ${list}`)
  )
  const files = import.meta.glob<Record<string, readonly SiteRoute[]>>('../routes/*Routes.ts', {
    eager: true,
  })
  const lists = Object.values(files).flatMap(Object.entries<readonly SiteRoute[]>)
  const words = lists.flatMap(([list, all]) => all.map(({ path }) => `/${path.split('/')[0]} ${list}`))
  expect(told.toSorted()).toEqual([...new Set(words)].toSorted())
  const twice = told.map((line) => line.split(' ')[0]).filter((word, at, all) => all.indexOf(word) !== at)
  expect(twice).toEqual([])
})

test('every page names the file of its module', () => {
  for (const { page } of routes) {
    expect(existsSync(new URL(`../../${page.file}`, import.meta.url)), page.file).toBe(true)
  }
})
