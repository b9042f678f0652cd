import { expect, test } from 'vitest'
import { sectionOf, sectionWith } from './eventSections.ts'

test.each([
  [undefined, 'data'],
  ['images', 'images'],
  ['constructor', 'data'],
])('the address %s shows %s', (name, section) => {
  expect(sectionOf(name)).toBe(section)
})

test.each([
  ['title_es', 'data'],
  ['to', 'data'],
  ['body_en', 'data'],
  ['images.0.description_es', 'images'],
  ['image_12_description_es', 'images'],
  ['artists.0', 'artists'],
  ['works.3', 'works'],
  ['related', 'related'],
])('the field %s is in %s', (field, section) => {
  expect(sectionWith(field)).toBe(section)
})
