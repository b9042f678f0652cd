import { expect, test } from 'vitest'
import { changedIn, type Edited, opened, renewed, settled } from './edited.ts'

interface Work {
  updated_at: string
  title: string
  year: number | null
  /** Of a picture, which may come and go. */
  caption?: string
}

const fields = ['title', 'year', 'caption'] as const
const saved: Work = { updated_at: '2026-05-01', title: 'Patio', year: 1999 }
const later: Work = { updated_at: '2026-05-02', title: 'Patio andaluz', year: 2001 }
const form = (values: Partial<Work>, typed = {}): Edited<Work, (typeof fields)[number]> => {
  const edited = opened(undefined, saved, fields)
  return { ...edited, values: { ...edited.values, ...values }, typed }
}

test('a form begins with what is saved, and with a draft where it was begun', () => {
  expect(changedIn(opened(undefined, saved, fields), fields)).toEqual([])

  const draft = { values: { title: 'Zaguán' }, base: { title: 'Patio' }, updated_at: '2026-05-01' }
  const begun = opened(draft, later, fields)
  expect(begun.base).toEqual({ updated_at: '2026-05-01', title: 'Patio', year: 2001 })
  expect(begun.values).toEqual({ title: 'Zaguán', year: 2001 })
  expect(changedIn(begun, fields)).toEqual(['title'])
})

test('what was saved elsewhere is shown where nothing is typed, and waits where something is', () => {
  expect(renewed(form({}), later, fields, false).values).toEqual({ title: 'Patio andaluz', year: 2001 })
  const typing = form({ title: 'Zaguán' })
  expect(renewed(typing, later, fields, false)).toBe(typing)
})

test('what was typed and has been saved elsewhere meanwhile is no change, in a kept draft as in an open form', () => {
  const draft = { values: { year: 2001 }, base: { year: 1999 }, updated_at: '2026-05-01' }
  const kept = opened(draft, later, fields)
  for (const begun of [kept, form({ year: 2001 })]) {
    const now = renewed(begun, later, fields, false)
    expect(now).toMatchObject({ base: later, values: { title: 'Patio andaluz', year: 2001 } })
    expect(changedIn(now, fields)).toEqual([])
  }
  // While it is on its way, the answer says what became of it.
  expect(renewed(kept, later, fields, true)).toBe(kept)
})

test('beside what is still unsaved it is no change either, and the rest begins where it was begun', () => {
  const now = renewed(form({ title: 'Zaguán', year: 2001 }), later, fields, false)
  expect(now.base).toEqual({ updated_at: '2026-05-01', title: 'Patio', year: 2001 })
  expect(changedIn(now, fields)).toEqual(['title'])
  expect(renewed(now, later, fields, false)).toBe(now)
})

test('a record that is read again as it was changes nothing, nor does one that is older', () => {
  const newest = opened(undefined, later, fields)
  expect(renewed(newest, { ...later }, fields, false)).toBe(newest)
  expect(renewed(newest, { ...saved, caption: 'Frente' }, fields, false)).toBe(newest)
})

test('fields of a picture that came beside what is typed begin as they came', () => {
  const { base, values } = renewed(form({ title: 'Zaguán' }), { ...saved, caption: 'Frente' }, fields, false)
  expect(values).toEqual({ title: 'Zaguán', year: 1999, caption: 'Frente' })
  expect(changedIn({ base, values }, fields)).toEqual(['title'])
})

test('fields of a picture that went keep what they had', () => {
  const shown = opened<Work, (typeof fields)[number]>(undefined, { ...saved, caption: 'Frente' }, fields)
  expect(renewed(shown, later, fields, false).values).toEqual({
    title: later.title,
    year: later.year,
    caption: 'Frente',
  })
})

test('what was typed since it was sent is unsaved, and the rest is as the server made it', () => {
  const sent = form({ title: ' Zaguán ', year: 2000 }, { year: '2000' })
  const since = { ...sent, values: { ...sent.values, year: 2005 }, typed: { year: '2005' } }
  const answer = { updated_at: '2026-05-03', title: 'Zaguán', year: 2000 }
  const after = settled(since, sent, answer, fields)
  expect(after).toEqual({
    base: answer,
    values: { title: 'Zaguán', year: 2005 },
    typed: { year: '2005' },
  })
  expect(changedIn(after, fields)).toEqual(['year'])
})

test('the text of a number that was sent gives way to how the number is written', () => {
  const sent = form({ year: 2000 }, { year: '2000,0' })
  expect(settled(sent, sent, { ...saved, year: 2000 }, fields).typed).toEqual({})
})
