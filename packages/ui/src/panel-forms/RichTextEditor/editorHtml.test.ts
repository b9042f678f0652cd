import { describe, expect, test } from 'vitest'
import { countWords, editorHtml } from './editorHtml.ts'

describe('editorHtml', () => {
  test.each([
    ['<p></p>', ''],
    ['<a target="_blank" href="/a>b" rel="x">a</a>', '<a href="/a>b">a</a>'],
    ['<a href="/a">a</a>', '<a href="/a">a</a>'],
    ['<p>a</p>', '<p>a</p>'],
    ['<ul><li><p>a</p></li><li><p>b</p></li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<ol start="3"><li><p>a</p></li></ol>', '<ol><li>a</li></ol>'],
    ['<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>', '<ul><li><p>a</p><ul><li>b</li></ul></li></ul>'],
    ['<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li><p>a</p><p>b</p></li></ul>'],
  ])('%s is written %s', (html, written) => {
    expect(editorHtml(html)).toBe(written)
  })
})

test.each([
  ['', 0],
  ['La línea que corta la esquina', 6],
  ['nº 35, 1949; 81 × 55 × 3,5 cm', 7],
  ['don’t stop', 2],
])('"%s" has %i words', (text, count) => {
  expect(countWords(text)).toBe(count)
})
