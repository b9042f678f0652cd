import type { SlideRow } from '@gallery/contract'
import { expect, test } from 'vitest'
import { slidesChange, slidesFields, slidesRecord, typedSlide } from './slidesRecord.ts'

const picture = { width: 60, height: 40, widths: [] }
const slide = (id: number, updated_at: string): SlideRow => ({
  id,
  title_es: `Slide ${id}`,
  title_en: '',
  link: '/artists/3',
  filename: `${id}.jpg`,
  picture,
  event: null,
  active: true,
  updated_at,
})
const slides = [slide(7, '2026-11-02T12:00:00.000Z'), slide(2, '2026-11-03T12:00:00.000Z')]

test('the record has every text of every slide, and the newest instant of all', () => {
  const record = slidesRecord(slides)
  expect(record).toMatchObject({
    order: [7, 2],
    updated_at: '2026-11-03T12:00:00.000Z',
    '7_title_es': 'Slide 7',
    '2_active': true,
  })
  expect(slidesFields(slides).every((field) => Object.hasOwn(record, field))).toBe(true)
})

test('what was typed stands over what was read', () => {
  expect(slides.map((each) => typedSlide(each, { '2_link': '', '7_active': false }))).toMatchObject([
    { link: '/artists/3', active: false },
    { link: '', active: true },
  ])
})

test('a change names every slide in the new order, with its new texts alone', () => {
  const newest = [...slides, slide(9, '2026-11-04T12:00:00.000Z')]
  expect(slidesChange(newest, { '7_title_en': 'Seven' }, [2, 7])).toEqual([
    { id: 2 },
    { id: 7, title_en: 'Seven' },
    { id: 9 },
  ])
})
