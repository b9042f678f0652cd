import { expect, test } from 'vitest'
import { groupsOf } from './roomSections.ts'

const work = (id: number, section: number | null) => ({ id, room: { section } })
const section = (id: number) => ({ id, title_es: `Sección ${id}`, title_en: '' })

test('sections come in their order, works of none or of one that is no more before them, empty ones not at all', () => {
  const works = [work(1, 2), work(2, null), work(3, 1), work(4, 9), work(5, 2)]
  const groups = groupsOf(works, [section(1), section(2), section(3)])
  expect(groups.map((group) => [group.section?.id ?? null, group.works.map(({ id }) => id)])).toEqual([
    [null, [2, 4]],
    [1, [3]],
    [2, [1, 5]],
  ])
})
