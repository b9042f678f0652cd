import type { EnglishRow } from '@gallery/contract'
import { expect, test } from 'vitest'
import { waitingPath } from './waitingPath.ts'

const text = (label: string): EnglishRow => ({
  kind: 'options',
  id: 1,
  label,
  link: '',
  public: true,
  lacks_english: false,
  outdated: [label],
  updated_at: '2026-11-19T15:00:00.000Z',
})

test.each([
  ['txtPrincipal', 'options/home'],
  ['facadeAlt', 'options/home'],
  ['hours', 'options/days'],
  ['usTeam', 'options/about'],
])('the English of %s is written on %s', (label, screen) => {
  expect(waitingPath(text(label), 'outdated')).toBe(`${screen}?english=outdated&text=${label}`)
})
