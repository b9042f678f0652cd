import { describe, expect, test } from 'vitest'
import { htmlWords, textChanges } from './textChanges.ts'

describe('textChanges', () => {
  test.each([
    ['', '', ''],
    ['a b', 'a b', 'a b'],
    ['', 'a b', '+a b'],
    ['a b', '', '-a b'],
    [
      'Esmalte sobre tabla',
      'Esmalte sobre tabla, marco recortado',
      'Esmalte sobre|-tabla|+tabla, marco recortado',
    ],
    ['abrió en 2008 en Almagro', 'abrió en 2009 en Almagro', 'abrió en|-2008|+2009|en Almagro'],
    ['a b c', 'c', '-a b|c'],
  ])('from "%s" to "%s": %s', (before, after, changes) => {
    const signs = { same: '', gone: '-', new: '+' }
    expect(
      textChanges(before, after)
        .map(({ kind, text }) => signs[kind] + text)
        .join('|')
    ).toBe(changes)
  })

  test('a long text written anew is told as gone and come, between what stayed', () => {
    const words = (name: string) => Array.from({ length: 1_500 }, (_, at) => name + at).join(' ')
    const [old, now] = [words('a'), words('b')]
    expect(textChanges(`Isla ${old} fin`, `Isla ${now} fin`)).toEqual([
      { kind: 'same', text: 'Isla' },
      { kind: 'gone', text: old },
      { kind: 'new', text: now },
      { kind: 'same', text: 'fin' },
    ])
  })
})

test.each([
  ['Isla 4', 'Isla 4'],
  ['<p>Uno</p><p>dos <strong>tres</strong></p>', 'Uno dos tres'],
  ['<ul><li>a &amp; b</li></ul>', 'a & b'],
  ['<p></p>', ''],
])('the words of %s are "%s"', (html, words) => {
  expect(htmlWords(html)).toBe(words)
})
