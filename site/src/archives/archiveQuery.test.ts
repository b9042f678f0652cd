import { expect, test } from 'vitest'
import { archiveQuery, archiveSearch, itemFacetsKey, itemsKey } from './archiveQuery.ts'

const all = {
  q: '',
  k: '',
  p: 1,
  a: undefined,
  artist: undefined,
  technique: '',
  decade: undefined,
  place: '',
  tag: '',
  from: '',
  to: '',
  sort: undefined,
} as const

test.each([
  ['', all],
  ['q=marco&k=press&p=2&a=3', { ...all, q: 'marco', k: 'press', p: 2, a: 3 }],
  [
    'artist=4&technique=Copia+de+plata&decade=1950',
    { ...all, artist: 4, technique: 'Copia de plata', decade: 1950 },
  ],
  ['place=Rosario&tag=marco', { ...all, place: 'Rosario', tag: 'marco' }],
  ['sort=artist&decade=undated', { ...all, sort: 'artist', decade: 'undated' }],
  ['k=painting&a=x&artist=-1&decade=x&sort=code', all],
  ['k=vimeo', all],
  ['from=1949&to=195x', { ...all, from: '1949', to: '195X' }],
  ['from=1950-03~&to=-40', { ...all, from: '1950-03~', to: '-40' }],
  ['from=ayer&to=1950-13', all],
  ['from=99XX&to=22XX', all],
])('"%s" is read', (query, expected) => {
  expect(archiveQuery(new URLSearchParams(query))).toEqual(expected)
})

test('what filters is in the address, the rest is not', () => {
  expect(archiveSearch(all)).toBe('')
  const chosen = {
    ...all,
    q: 'marco',
    k: 'press',
    a: 3,
    decade: 1950,
    tag: 'arte',
    from: '1949',
    to: '195X',
    sort: '-year',
    p: 2,
  } as const
  expect(archiveSearch(chosen)).toBe(
    '?q=marco&p=2&decade=1950&sort=-year&k=press&tag=arte&from=1949&to=195X&a=3'
  )
  expect(archiveQuery(new URLSearchParams(archiveSearch(chosen)))).toEqual(chosen)
})

test('the reads carry the filters under the names of the API; facets know no page and no order', () => {
  const filters = {
    ...all,
    q: 'marco',
    k: 'press',
    technique: 'Tinta',
    place: 'Rosario',
    from: '1949',
    sort: 'year',
    p: 2,
  } as const
  expect(itemsKey(filters, 3)).toBe(
    '/api/items?archive=3&from=1949&kind=press&page=2&place=Rosario&query=marco&showAll=true&sort=year&technique_is=Tinta'
  )
  expect(itemFacetsKey(filters, 3)).toBe(
    '/api/items/facets?archive=3&from=1949&kind=press&place=Rosario&query=marco&technique_is=Tinta'
  )
})
