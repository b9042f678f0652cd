import { describe, expect, it } from 'vitest'
import { slugify } from './slug.ts'

describe('slugify', () => {
  it.each([
    ['La línea que corta la esquina', 'la-linea-que-corta-la-esquina'],
    ['¿Qué es “lo concreto”?', 'que-es-lo-concreto'],
    ['Ñandú  —  1951', 'nandu-1951'],
    ['The Artist’s Proof', 'the-artists-proof'],
    ['Ritmo sobre eje nº 35', 'ritmo-sobre-eje-no-35'],
    ['Straße, Łódź & Æther', 'strasse-lodz-aether'],
    ['../../etc/passwd', 'etc-passwd'],
    ['…', ''],
    ['', ''],
  ])('%s gives %s', (title, slug) => {
    expect(slugify(title)).toBe(slug)
  })

  it('is the same for composed and decomposed accents', () => {
    expect(slugify('línea'.normalize('NFD'))).toBe(slugify('línea'.normalize('NFC')))
  })

  it('cuts a long title between words, and a long word anywhere', () => {
    expect(slugify('palabra '.repeat(40))).toBe(Array(10).fill('palabra').join('-'))
    expect(slugify('a'.repeat(300))).toBe('a'.repeat(80))
  })
})
