import { afterEach, expect, test } from 'vitest'
import { draftOf, forgetDraft, keepDraft, leaveDraft, openDraft } from './drafts.ts'

const minutes = 60_000
const ana = 1
const bruno = 2

afterEach(() => forgetDraft('contact'))

test('what is typed is kept field by field, until it is sent', () => {
  keepDraft('contact', undefined, { name: 'Ana' }, 0)
  keepDraft('contact', undefined, { message: 'Hola' }, 0)
  expect(draftOf('contact', undefined, 0)).toEqual({ name: 'Ana', message: 'Hola' })
  expect(draftOf('ask', undefined, 0)).toEqual({})
  forgetDraft('contact')
  expect(draftOf('contact', undefined, 0)).toEqual({})
})

test('who types and then signs in keeps it, and nobody else is shown it', () => {
  keepDraft('contact', undefined, { name: 'Ana' }, 0)
  expect(draftOf('contact', ana, 0)).toEqual({ name: 'Ana' })
  keepDraft('contact', ana, { message: 'Hola' }, 0)
  expect(draftOf('contact', undefined, 0)).toEqual({})
  expect(draftOf('contact', bruno, 0)).toEqual({})
  keepDraft('contact', bruno, { message: 'Buenas' }, 0)
  expect(draftOf('contact', bruno, 0)).toEqual({ message: 'Buenas' })
  expect(draftOf('contact', ana, 0)).toEqual({})
})

test('it lasts while its form is open, and a quarter of an hour after it was left', () => {
  keepDraft('contact', undefined, { message: 'Hola' }, 0)
  expect(draftOf('contact', undefined, 600 * minutes)).toEqual({ message: 'Hola' })
  leaveDraft('contact', 600 * minutes)
  openDraft('contact', 614 * minutes)
  leaveDraft('contact', 700 * minutes)
  expect(draftOf('contact', undefined, 714 * minutes)).toEqual({ message: 'Hola' })
  expect(draftOf('contact', undefined, 715 * minutes)).toEqual({})
  openDraft('contact', 716 * minutes)
  expect(draftOf('contact', undefined, 716 * minutes), 'opening the form brings nothing back').toEqual({})
})
