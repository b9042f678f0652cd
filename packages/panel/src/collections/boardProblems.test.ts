import { expect, test } from 'vitest'
import { bySheetAndBoard } from './boardProblems.ts'

const sections = [
  { id: 4, title_es: 'Papeles', title_en: '' },
  { id: 2, title_es: ' ', title_en: 'Canvases' },
]

test('what is refused of the board names its section and the field; the rest stays with the record', () => {
  const errors = {
    title_es: ['Falta'],
    works: ['Son demasiadas'],
    'works.3.section': ['No existe'],
    'sections.1.title_es': ['Falta', 'Es corto'],
    'sections.7.title_es': ['Falta'],
  }
  expect(bySheetAndBoard(errors, sections)).toEqual({
    ofSheet: { title_es: ['Falta'] },
    ofBoard: [
      { text: 'Son demasiadas' },
      { text: 'No existe' },
      { text: 'Falta', section: { position: 2, name: 'Canvases', field: 'title_es' } },
      { text: 'Falta' },
    ],
  })
})
