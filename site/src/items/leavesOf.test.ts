import { expect, it } from 'vitest'
import { foundSearch, leavesOf, placeIn } from './leavesOf.ts'

const picture = { width: 3, height: 4, widths: [] }
const rest = {
  bytes: 1,
  description_es: '',
  description_en: '',
  transcription_es: 'Querida',
  transcription_en: '',
  rights_statement: null,
  captions: [],
  recording: null,
}
const images = [
  { id: 12, file: 'a.jpg', name: 'a.jpg', picture, leaves: [], ...rest },
  { id: 14, file: 'c.mp3', name: 'c.mp3', picture: null, leaves: [], ...rest },
  {
    id: 13,
    file: 'b.pdf',
    name: 'b.pdf',
    picture: null,
    leaves: [1, 2].map((number) => ({ number, file: `b-${number}.jpg`, picture })),
    ...rest,
  },
]

it('turns over pictures and the leaves of PDFs in their order', () => {
  const leaves = leavesOf({ images })
  expect(leaves.map(({ key, file, of }) => [key, file, of])).toEqual([
    ['12', 'a.jpg', null],
    ['13.1', 'b-1.jpg', { image: 13, number: 1 }],
    ['13.2', 'b-2.jpg', { image: 13, number: 2 }],
  ])
  expect([placeIn(leaves, '13.2'), placeIn(leaves, '99'), placeIn(leaves, null)]).toEqual([2, 0, 0])
})

it('leads to where words were found', () => {
  expect(foundSearch({ image: 13, leaf: 2 }, 'el ochavado')).toBe('?leaf=13.2&q=el+ochavado')
  expect(foundSearch({ image: 12, leaf: null }, 'corte')).toBe('?leaf=12&q=corte')
  expect(foundSearch(undefined, 'corte')).toBe('')
})
