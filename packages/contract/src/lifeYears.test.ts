import { expect, test } from 'vitest'
import { lifeYears } from './lifeYears.ts'

test.each([
  ['1828-1882', 1828, 1882],
  ['1828-82', 1828, 1882],
  ['British, 1828–1882', 1828, 1882],
  ['Rosario, 1921 - Buenos Aires, 2004', 1921, 2004],
  ['b. 1930', 1930, null],
  ['1930-', 1930, null],
  ['d. 1650', null, 1650],
  ['active 1850-1870', null, null],
  ['siglo XIX', null, null],
  ['Rosario, m. 1985', null, 1985],
  ['n. Rosario, fallecida en Madrid en 1999', null, 1999],
  ['m. 1985', null, 1985],
  ['México D. F., 1921', 1921, null],
  ['? – Rosario, 1985', null, 1985],
  ['Rosario, 1930, murió joven', 1930, null],
  ['Rosario, 1921 – Buenos Aires, 2009. Activo en París desde 1950', 1921, 2009],
  ['1850-1870 (activo)', null, null],
  ['12/03/1921 - 05/06/1985', 1921, 1985],
  ['1828/30-1882', 1828, 1882],
  ['1898-03', 1898, null],
  ['1850 a c. 1910', 1850, 1910],
  ['500-450 a. C.', null, null],
  ['Vancouver, BC, 1950', 1950, null],
  ['fl. 1850', null, null],
  ['Miami, FL, 1950', 1950, null],
  ['Roma, m. después de 1650', null, 1650],
])('of %j somebody lived from %j to %j', (text, born, died) => {
  expect(lifeYears(text)).toMatchObject({ born, died })
})
