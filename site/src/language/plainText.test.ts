import { expect, test } from 'vitest'
import { plainText } from './plainText.ts'

test('the words of a text without its markup', () => {
  expect(plainText('<p>Un corte, <em>dos</em> planos &amp; aire.</p><p>Nada más.</p>')).toBe(
    'Un corte, dos planos & aire. Nada más.'
  )
})

test('a word in italics keeps the signs beside it', () => {
  expect(plainText('<p>Obras nuevas (<em>Patio</em>) y “<em>Siesta</em>”: mirá.</p>')).toBe(
    'Obras nuevas (Patio) y “Siesta”: mirá.'
  )
})

test('what was written as text stays text', () => {
  expect(plainText('<p>a &lt;b&gt; c &amp;lt;</p>')).toBe('a <b> c &lt;')
})

test('a long text ends after a word', () => {
  const text = plainText(`<p>${'palabra '.repeat(60)}</p>`)
  expect(text.length).toBeLessThanOrEqual(200)
  expect(text).toMatch(/palabra…$/)
})
