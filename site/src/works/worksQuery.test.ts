import { expect, test } from 'vitest'
import { workFacetsKey, worksKey, worksQuery, worksSearch } from './worksQuery.ts'

const all = {
  q: '',
  p: 1,
  artist: undefined,
  technique: '',
  type: '',
  decade: undefined,
  sort: undefined,
}

test.each([
  ['', all],
  ['q=patio&p=2&artist=7', { ...all, q: 'patio', p: 2, artist: 7 }],
  ['technique=%C3%93leo+sobre+tela&type=Pintura', { ...all, technique: 'Óleo sobre tela', type: 'Pintura' }],
  ['decade=1950&sort=-year', { ...all, decade: 1950, sort: '-year' }],
  ['decade=undated', { ...all, decade: 'undated' }],
  ['artist=x&decade=1955&sort=price&technique=+&type=%00', all],
  ['artist=0&decade=9990&sort=-title', all],
])('"%s" is read', (query, expected) => {
  expect(worksQuery(new URLSearchParams(query))).toEqual(expected)
})

test('what narrows is in the address, the rest is not, and it is read as it was written', () => {
  expect(worksSearch(all)).toBe('')
  const chosen = {
    ...all,
    q: 'patio',
    artist: 7,
    technique: 'Óleo & tinta',
    decade: -10,
    sort: 'title',
    p: 3,
  } as const
  const search = worksSearch(chosen)
  expect(search).toBe('?q=patio&artist=7&technique=%C3%93leo+%26+tinta&decade=-10&sort=title&p=3')
  expect(worksQuery(new URLSearchParams(search))).toEqual(chosen)
})

test('the reads carry it under the names of the API; facets know no page and no order', () => {
  const query = new URLSearchParams('q=patio&technique=Tinta&decade=1950&sort=year&p=2')
  expect(worksKey(query)).toBe('/api/works?decade=1950&page=2&query=patio&sort=year&technique_is=Tinta')
  expect(workFacetsKey(query)).toBe('/api/works/facets?decade=1950&query=patio&technique_is=Tinta')
})
