import { expect, test } from 'vitest'
import { chosenNames, type Facet, facetItems, inTime } from './facet.ts'

const value = (name: string, count: number) => ({ value: name, label_es: '', label_en: '', count })
const facet = (chosen: string, values: Facet['values']): Facet => ({
  label: 'Técnica',
  values,
  chosen,
  nameOf: ({ value: text }) => ({ text }),
  href: (name) => `?technique=${name}`,
})

test('every value leads to the list that it leaves, with how many there are', () => {
  expect(facetItems(facet('', [value('Óleo', 3), value('Tinta', 2)]), 'Cualquiera', 5)).toEqual([
    { label: 'Cualquiera', href: '?technique=', current: true },
    { label: 'Óleo', href: '?technique=Óleo', count: 3, current: false },
    { label: 'Tinta', href: '?technique=Tinta', count: 2, current: false },
  ])
})

test('while one is chosen it is marked, and any is the way back', () => {
  expect(facetItems(facet('Óleo', [value('Óleo', 3)]), 'Cualquiera', 3)).toEqual([
    { label: 'Cualquiera', href: '?technique=', current: false },
    { label: 'Óleo', href: '?technique=Óleo', count: 3, current: true },
  ])
})

test('one that nothing has can be taken away again', () => {
  expect(facetItems(facet('Bronce', []), 'Cualquiera', 0)).toEqual([
    { label: 'Cualquiera', href: '?technique=', current: false },
  ])
})

test.each([
  ['there is none', [], 4],
  ['the only one is that of all', [value('Óleo', 4)], 4],
])('nothing is offered where %s', (_what, values, total) => {
  expect(facetItems(facet('', values), 'Cualquiera', total)).toEqual([])
})

test('what is chosen is named, unless nobody knows its name', () => {
  const nameless = { ...facet('999', []), nameOf: () => ({ text: '' }) }
  const facets = [facet('Óleo', [value('Óleo', 3)]), facet('', []), facet('Bronce', []), nameless]
  expect(chosenNames(facets)).toEqual(['Óleo', 'Bronce'])
})

test('decades stand in time, what has no year last', () => {
  const decades = [value('1960', 9), value('undated', 7), value('-10', 2), value('1950', 1)]
  expect(inTime(decades).map((each) => each.value)).toEqual(['-10', '1950', '1960', 'undated'])
})
