import { WorkForm } from '@gallery/contract'
import { expect, test } from 'vitest'
import { copiedTitle } from './copiedTitle.ts'

const marked = (title: string) => `${title} (copia)`

test('a copy is called as the work, and that it is one', () => {
  expect(copiedTitle('Tramas', marked)).toBe('Tramas (copia)')
})

test('the copy of a work whose title is as long as may be can be made, and still says that it is one', () => {
  const title = copiedTitle('o'.repeat(996), marked)
  expect(WorkForm.safeParse({ title_es: title }).success).toBe(true)
  expect(title).toMatch(/o \(copia\)$/)
})
