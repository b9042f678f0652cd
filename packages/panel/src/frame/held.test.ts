import { describe, expect, test } from 'vitest'
import { type HeldForm, isLeftBy, isTyped, leavingWords } from './held.ts'

const site = 'https://gallery.example'
const form = (path: string, more?: Partial<HeldForm>): HeldForm => ({
  form: { isConnected: true },
  href: site + path,
  byQuery: false,
  ...more,
})

describe('a record is left', () => {
  test.each([
    ['for another screen', '/es/admin/works', true],
    ['for another record', '/es/admin/works/201', true],
    ['not for a section of it', '/es/admin/works/20/images', false],
    ['not for its screen in the other language', '/en/admin/works/20', false],
    ['not for another query', '/es/admin/works/20?artist=3', false],
  ])('%s', (_name, path, left) => {
    expect(isLeftBy({ record: '/admin/works/20' }, site + path)).toBe(left)
  })
})

describe('a form is left', () => {
  test.each([
    ['for the list', '/es/admin/works', true],
    ['for the next record', '/es/admin/works/21/movements', true],
    ['for its screen in the other language, which is drawn anew', '/en/admin/works/20/movements', true],
    ['not for another section, which only hides it', '/es/admin/works/20/images', false],
    ['not for another query', '/es/admin/works/20/movements?artist=3', false],
  ])('%s', (_name, path, left) => {
    expect(isLeftBy(form('/es/admin/works/20/movements'), site + path)).toBe(left)
  })

  test.each([
    ['for another slot', '?day=2199-01-07&slot=5', true],
    ['for none', '?day=2199-01-07', true],
    ['not for its own', '?day=2199-01-07&slot=4', false],
  ])('of a slot %s', (_name, query, left) => {
    const held = form('/es/admin/appointments?day=2199-01-07&slot=4', { byQuery: true })
    expect(isLeftBy(held, `${site}/es/admin/appointments${query}`)).toBe(left)
  })

  test.each(['tel:+541148321107', 'mailto:ana@example.org'])('not for %s', (address) => {
    expect(isLeftBy(form('/es/admin/appointments?slot=4'), address)).toBe(false)
    expect(isLeftBy({ record: '/admin/works/20' }, address)).toBe(false)
  })

  test('not once it is gone', () => {
    const gone = form('/es/admin/archives/create', { form: { isConnected: false } })
    expect(isLeftBy(gone, `${site}/es/admin/archives`)).toBe(false)
    expect(isTyped(gone)).toBe(false)
  })
})

describe('the question says what becomes of it:', () => {
  const record = { record: '/admin/works/20' }
  const files = form('/es/admin/works/20/images', { files: true })
  test.each([
    ['what was typed of a record stays', [record], ['admin.leave.text']],
    ['what was typed in a form is lost', [form('/es/admin/works'), record], ['admin.leave.loses']],
    ['files that still have to come may be lost', [files], ['admin.leave.losesFiles']],
    ['each of both', [record, files], ['admin.leave.text', 'admin.leave.losesFiles']],
  ])('%s', (_what, left, words) => {
    expect(leavingWords(left)).toEqual(words)
  })
})
