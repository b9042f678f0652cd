import { expect, test } from 'vitest'
import { whereTheyDiffer } from './whereTheyDiffer.ts'

const page = 'Querida Irma: te escribo desde el taller. '.repeat(20)

test('short texts are shown whole', () => {
  expect(whereTheyDiffer('', 'Anverso')).toEqual(['', 'Anverso'])
})

test('long ones from a little before they differ, also where one ends', () => {
  const [old, after] = whereTheyDiffer(`${page}Un abrazo`, `${page}Un beso${page}`)
  expect(old).toMatch(/^….{80}abrazo$/)
  expect(after).toMatch(/^….{80}beso/)
  expect([...after].length).toBeLessThan(410)
  expect(whereTheyDiffer(page, page + page)[0]).toBe(`…${page.slice(-80)}`)
  expect(whereTheyDiffer('', page)).toEqual(['', expect.stringMatching(/^Querida.*…$/)])
})
