import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readReferences } from '../../testing/readReferences.ts'
import type { Reference } from '../reference.ts'
import { bibtex } from './bibtex.ts'
import { ris } from './ris.ts'

const letter: Reference = {
  id: 'i12',
  type: 'personal_communication',
  title: 'Carta a Irma Szalay',
  language: 'es-AR',
  author: [{ family: 'Brandariz', given: 'Elsa María' }, { literal: 'Taller X' }],
  issued: { 'date-parts': [[1951, 3, 12]] },
  genre: 'Carta',
  archive: 'Archivo Ochava',
  'archive-place': 'Buenos Aires',
  archive_collection: 'Fondo Brandariz',
  archive_location: 'FB-C-0117',
  URL: 'https://ochava.example/id/i12',
  accessed: { 'date-parts': [[2026, 11, 26]] },
}

/** What programs of the world choke on: braces, backslashes, TeX, line ends, tags, quotation marks, other scripts. */
const hostile = fc
  .array(
    fc.constantFrom(
      ...[
        '{',
        '}',
        '\\',
        '$',
        '%',
        '&',
        '#',
        '_',
        '^',
        '~',
        '"',
        "'",
        ',',
        ';',
        '\n',
        '\r\n',
        '\t',
        '\u2028',
        '\0',
      ],
      ...[
        '\\input{x}',
        '\\"',
        '{\\',
        'ER  - ',
        '\nTY  - JOUR',
        '@misc{x,',
        ' and ',
        '//',
        '--',
        '<b>',
        'ñ',
        '«',
        '年',
      ],
      ...['Uno', 'dos', 'A', 'z']
    ),
    { minLength: 1, maxLength: 12 }
  )
  .map((parts) => `Título ${parts.join('')} fin`)

/** As a line of text reads. */
const inOneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

describe('RIS, read by another library', () => {
  it('has type, names, day, keeper, mark and address', () => {
    expect(readReferences('ris', ris(letter))).toEqual([
      expect.objectContaining({
        type: 'personal_communication',
        title: 'Carta a Irma Szalay',
        author: [{ family: 'Brandariz', given: 'Elsa María' }, { literal: 'Taller X' }],
        issued: { 'date-parts': [[1951, 3, 12]] },
        accessed: { 'date-parts': [[2026, 11, 26]] },
        archive_location: 'Fondo Brandariz, Archivo Ochava, Buenos Aires',
        'call-number': 'FB-C-0117',
        URL: 'https://ochava.example/id/i12',
      }),
    ])
  })

  it('is one reference with its title, whatever stands in its texts', () => {
    fc.assert(
      fc.property(hostile, hostile, (title, mark) => {
        const read = readReferences('ris', ris({ ...letter, title, archive_location: mark }))
        expect(read.map((each) => [each.title, each['call-number']])).toEqual([
          [inOneLine(title), inOneLine(mark)],
        ])
      })
    )
  })

  it('says that a year is about right, and from when to when', () => {
    const circa = ris({ ...letter, issued: { 'date-parts': [[1950]], circa: true } })
    expect(circa).toContain('DA  - 1950///ca. 1950\r\n')
    const span = ris({
      ...letter,
      issued: {
        'date-parts': [
          [2025, 3, 3],
          [2025, 4, 1],
        ],
      },
    })
    expect(span).toContain('DA  - 2025/03/03/2025-03-03 - 2025-04-01\r\n')
  })
})

describe('BibTeX, read by another library', () => {
  it('has names, year, month, keeper and address', () => {
    expect(bibtex(letter)).toContain('  month = mar,\n')
    expect(readReferences('bibtex', bibtex(letter))).toEqual([
      expect.objectContaining({
        title: 'Carta a Irma Szalay',
        author: [{ family: 'Brandariz', given: 'Elsa María' }, { family: 'Taller X' }],
        issued: { 'date-parts': [[1951, 3]] },
        note: 'FB-C-0117, Fondo Brandariz, Archivo Ochava, Buenos Aires',
        URL: 'https://ochava.example/id/i12',
      }),
    ])
  })

  it('is one reference with its title and its names, whatever stands in its texts', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, family, literal) => {
        const author = [{ family, given: 'Ana' }, { literal }]
        const [read, ...others] = readReferences('bibtex', bibtex({ ...letter, title, author }))
        expect(others).toEqual([])
        expect(read?.title).toBe(inOneLine(title))
        expect(read?.author).toEqual([
          { family: inOneLine(family), given: 'Ana' },
          { family: inOneLine(literal) },
        ])
      })
    )
  })

  it('keeps names together that have particles within', () => {
    const author = [
      { family: 'Brandariz de Szalay', given: 'Elsa' },
      { family: 'García Márquez', given: 'Gabriel' },
    ]
    expect(readReferences('bibtex', bibtex({ ...letter, author }))[0]?.author).toEqual(author)
  })

  it('has a key of plain letters and digits', () => {
    expect(bibtex({ ...letter, author: [{ literal: '“Ñandú” & Cía.' }] })).toMatch(
      /^@unpublished\{nanducia1951i12,\n/
    )
  })
})
