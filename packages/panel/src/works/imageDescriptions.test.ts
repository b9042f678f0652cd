import { expect, test } from 'vitest'
import { describedImages, descriptionFields, descriptionsOf } from './imageDescriptions.ts'

const picture = { width: 1, height: 1, widths: [] }
const unstated = { rights: '', rights_note_es: '', rights_note_en: '', rights_statement: null } as const
const work = {
  updated_at: '2026-11-19T12:00:00.000Z',
  images: [
    {
      id: 3,
      file: 'a.jpg',
      description_es: 'Frente',
      description_en: '',
      public: true,
      picture,
      ...unstated,
    },
    { id: 1, file: 'b.jpg', description_es: '', description_en: 'Back', public: false, picture, ...unstated },
  ],
}

test('the texts of all pictures are one flat record', () => {
  expect(descriptionFields(work)).toEqual(
    [3, 1].flatMap((id) => [
      `${id}_es`,
      `${id}_en`,
      `${id}_rights`,
      `${id}_rights_note_es`,
      `${id}_rights_note_en`,
    ])
  )
  expect(descriptionsOf(work)).toMatchObject({
    '3_es': 'Frente',
    '3_en': '',
    '1_es': '',
    '1_en': 'Back',
    '1_rights': '',
    updated_at: work.updated_at,
  })
})

test('a change names the pictures in their order, and no text that stays', () => {
  expect(describedImages(work, { '1_es': 'Dorso', '3_rights': 'CC0' })).toEqual([
    { id: 3, rights: 'CC0' },
    { id: 1, description_es: 'Dorso' },
  ])
})
