import { describe, expect, it } from 'vitest'
import { artistLife, yearsOf } from './artistLife.ts'

const nothing = {
  public_works: [],
  public_works_meta: { total: 0, current_page: 1, per_page: 20, last_page: 1, decades: [], series: [] },
  archives: [],
  events: [],
}
const archive = {
  id: 1,
  title_es: 'Fondo Brandariz',
  title_en: 'Brandariz Papers',
  count: 12,
  first_year: 1946,
  last_year: 1988,
}
const lifeOf = (dates: string) => artistLife({ ...nothing, archives: [archive] }, dates, 2026)?.life

describe('artistLife', () => {
  it.each([
    ['Rosario, 1921 – Buenos Aires, 2009', [{ from: 1921, to: 2009 }]],
    ['San Pedro, 1943', [{ from: 1943, to: 2026 }]],
    ['Rosario, 1849', [{ from: 1849, to: 1849 }]],
    ['Rosario, 2009 – 1921', undefined],
    ['siglo XIX', undefined],
    ['m. 1985', [{ from: 1985, to: 1985 }]],
    ['Rosario, m. 1985', [{ from: 1985, to: 1985 }]],
    ['fallecida en 1999', [{ from: 1999, to: 1999 }]],
    ['activo 1970-1985', undefined],
    ['1828-82', [{ from: 1828, to: 1882 }]],
    ['Rosario, 1921 – 2009. Activo en París desde 1950', [{ from: 1921, to: 2009 }]],
    ['', undefined],
  ])('reads the years of "%s"', (dates, life) => {
    expect(lifeOf(dates)).toEqual(life)
  })

  it('takes decades where the works go on for more than a page', () => {
    const public_works_meta = {
      ...nothing.public_works_meta,
      decades: [
        { decade: 1940, count: 1, near: 0 },
        { decade: 1950, count: 30, near: 29 },
        { decade: 2020, count: 3, near: 2 },
        { decade: 'undated' as const, count: 2, near: 0 },
      ],
    }
    const life = artistLife({ ...nothing, public_works_meta }, 'Rosario, 1921 – 2009', 2026)
    expect(life?.works).toEqual([
      { from: 1950, to: 1959 },
      { from: 2020, to: 2026 },
    ])
  })

  it('is nothing where only one thing has years', () => {
    expect(artistLife(nothing, 'Rosario, 1921 – Buenos Aires, 2009', 2026)).toBeNull()
  })
})

it.each([
  [[{ from: 1949, to: 1949 }], '1949'],
  [
    [
      { from: 1956, to: 1956 },
      { from: 1949, to: 1951 },
    ],
    '1949–1956',
  ],
])('yearsOf says the first year and the last', (spans, said) => {
  expect(yearsOf(spans)).toBe(said)
})
