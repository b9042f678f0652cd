import { urlOf } from '@gallery/contract'
import { expect, test } from 'vitest'
import { isNarrowed, narrowingOf, statusesIn } from './worksAddress.ts'

const addressOf = (search: string) => {
  const query = new URLSearchParams(search)
  return { words: query.get('q') ?? '', value: (name: string) => query.get(name) || undefined }
}

test.each([
  ['', '/api/works?showAll=1'],
  ['q=línea&p=3', '/api/works?showAll=1&query=l%C3%ADnea'],
  ['public=0&image=0&text=missing', '/api/works?showAll=1&english=missing&image=false&public=false'],
  ['status=Vendida,Rota,Prestada', '/api/works?showAll=1&status=Vendida%2CPrestada'],
  ['from=1949&to=1959&sort=-year', '/api/works?showAll=1&from=1949&sort=-year&to=1959'],
  ['artist=7&collection=3&technique=oleo', '/api/works?showAll=1&artist=7&collection=3&technique=oleo'],
  ['artist=x&sort=size&public=2&image=1&text=es', '/api/works?showAll=1'],
])('“%s” asks for %s', (search, url) => {
  expect(urlOf('/api/works?showAll=1', narrowingOf(addressOf(search)))).toBe(url)
})

test('knows whether anything narrows the list', () => {
  expect(['', 'sort=year&p=2', 'q=a', 'image=0'].map((search) => isNarrowed(addressOf(search)))).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('takes only states that there are', () => {
  expect(statusesIn('Vendida,,x')).toEqual(['Vendida'])
  expect(statusesIn(undefined)).toEqual([])
})
