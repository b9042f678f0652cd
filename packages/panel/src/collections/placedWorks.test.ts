import { expect, test } from 'vitest'
import { bareInRoom, byYear, type PlacedWork, withCover } from './placedWorks.ts'

const placed = (id: number, cover = false, year: number | null = null): PlacedWork => ({
  id,
  hold: null,
  hash: `work-${id}`,
  title_es: `Obra ${id}`,
  title_en: '',
  year,
  year_text: '',
  date_words: null,
  technique: '',
  technique_en: '',
  height: null,
  width: null,
  depth: null,
  size_text: '',
  artist: null,
  img: null,
  public: true,
  code: '',
  cover,
  section: null,
  state: 'free',
  price: null,
  kept: null,
  kept_at: null,
})
const covers = (works: readonly PlacedWork[]) => works.filter(({ cover }) => cover).map(({ id }) => id)
const ids = (works: readonly PlacedWork[]) => works.map(({ id }) => id)

test('two works at most are the cover: a third takes the place of the first', () => {
  const works = [placed(1, true), placed(2), placed(3, true)]
  expect(covers(withCover(works, 2, true))).toEqual([2, 3])
  expect(covers(withCover(works, 1, false))).toEqual([3])
  expect(covers(withCover(works, 1, true))).toEqual([1, 3])
})

test('by year, those without one last', () => {
  const works = [placed(1), placed(2, false, 1990), placed(3, false, 1950), placed(4)]
  expect(ids(byYear(works))).toEqual([3, 2, 1, 4])
})

test('works without a picture are empty places in a room only', () => {
  const works = [placed(1), placed(2)]
  expect([false, true].map((isPublic) => bareInRoom({ public: isPublic }, works))).toEqual([2, 0])
})
