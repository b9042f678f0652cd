import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type PdfLine, readLines, readPdf } from '../testing/readPdf.ts'
import { sampleLoan, samplePaperWork, samplePrintedNote, samplePrinting } from '../testing/samplePaper.ts'
import { printConditionReport } from './conditionReport.ts'
import { printNote } from './note.ts'
import type { Thumb } from './thumbs.ts'
import { printWorkSheets } from './workSheets.ts'
import type { PaperText, PaperWork } from './works.queries.ts'

const mm = 72 / 25.4
const house = { name: 'Ochava', address: 'Pasaje Lucero 1', phone: '', mail: 'hola@ochava.org' }

/** Short lines, each with its number: what somebody lists. */
const listOf = (length: number) => Array.from({ length }, (_, at) => `renglón ${at + 1}`)
/** A text of so many characters, of words with their numbers. */
function wordsOf(length: number): string[] {
  const words: string[] = []
  for (let left = length; left > 0; ) {
    const word = `palabra${words.length}`
    words.push(word)
    left -= word.length + 1
  }
  return words.slice(0, -1)
}

/** What stands beside the foot of a page or beyond the paper: nothing may. */
function strayed(lines: readonly PdfLine[]): string[] {
  const isStray = ({ down, page }: PdfLine) =>
    (down > 278 * mm && (down < 283 * mm || down > 287 * mm)) || down < (page === 1 ? 13 : 15) * mm
  return lines.filter(isStray).map(({ page, text, down }) => `${page}, ${Math.round(down / mm)} mm: ${text}`)
}

/** The words of a PDF, without the head and the foot of each page. */
function between(lines: readonly PdfLine[]): string {
  return lines
    .filter(({ down, page }) => down > (page === 1 ? 13 : 19) * mm && down < 280 * mm)
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}

const pagesOf = (lines: readonly PdfLine[], text: string) =>
  lines.filter((line) => line.text.includes(text)).map(({ page }) => page)

describe('a note', () => {
  const note = async (terms: string) =>
    readLines(
      await printNote(samplePrinting(), { note: samplePrintedNote({ terms }), thumbs: new Map(), house })
    )

  test.each([
    ['of 250 short lines', listOf(250).join('\n'), listOf(250).join(' ')],
    ['of 4,000 characters', wordsOf(4_000).join(' '), wordsOf(4_000).join(' ')],
    ['of one word', 'w'.repeat(4_000), ''],
  ])('whose terms are %s has them on as many pages as they take', async (_name, terms, told) => {
    const lines = await note(terms)
    expect(strayed(lines)).toEqual([])
    expect(between(lines)).toContain(told)
    if (told === '') expect(between(lines).match(/w/g)).toHaveLength(4_000)
  })

  test('is signed beneath some of its terms, however long they are', async () => {
    for (const count of [24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 90, 91]) {
      const lines = await note(listOf(count).join('\n'))
      const [signed] = pagesOf(lines, 'firma')
      expect(pagesOf(lines, `renglón ${count}`), String(count)).toEqual([signed])
      expect(pagesOf(lines, `renglón ${count - 1}`), 'no line stands alone').toEqual([signed])
    }
  })
})

describe('a condition report', () => {
  const condition = {
    ...{ id: 1, file: null, picture: null, created_at: '2026-11-30T22:03:00Z' },
    ...{ created_by: { id: 1, full_name: 'Lucía Prado' }, struck_at: null, struck_by: null, struck_why: '' },
  }
  async function report(conditions: readonly { words: string; file?: string }[]): Promise<PdfLine[]> {
    const jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#999' } })
      .jpeg()
      .toBuffer()
    const photo: Thumb = { jpeg, width: 300, height: 200 }
    const movement = sampleLoan({ conditions: conditions.map((each) => ({ ...condition, ...each })) })
    const photos = new Map([['photo.jpg', photo]])
    const work = samplePaperWork()
    const reported = { work, movement, what: 'Préstamo', thumbs: new Map(), photos }
    return readLines(await printConditionReport(samplePrinting(), reported))
  }
  const file = 'photo.jpg'

  test.each([
    ['a list of 300 lines', listOf(300).join('\n'), listOf(300).join(' ')],
    ['4,000 characters', wordsOf(4_000).join(' '), wordsOf(4_000).join(' ')],
  ])('with %s goes on on further pages, also beside a picture', async (_name, words, told) => {
    for (const entries of [[{ words }], [{ words, file }], [{ words: 'Bien' }, { words, file }, { words }]]) {
      const lines = await report(entries)
      expect(strayed(lines)).toEqual([])
      expect(between(lines).split(told)).toHaveLength(
        entries.filter((entry) => entry.words === words).length + 1
      )
      const [signed] = pagesOf(lines, 'firma')
      expect(pagesOf(lines, told.slice(-10)).at(-1), 'the last words above the signatures').toBe(signed)
    }
  })

  test('is signed beneath its last picture', async () => {
    for (const count of [1, 2, 3, 4, 5]) {
      const lines = await report(
        Array.from({ length: count }, (_, at) => ({ words: `Foto ${at + 1}`, file }))
      )
      expect(pagesOf(lines, `Foto ${count}`)).toEqual(pagesOf(lines, 'firma').slice(0, 1))
    }
  })
})

describe('a sheet of a work', () => {
  const none = { reproduced: '', exposed: '', cited: '', description: '' }
  const texts = (told: Partial<typeof none>): PaperText => {
    const { reproduced, exposed, cited, description } = { ...none, ...told }
    return {
      ...{ description_es: description, reproduced_es: reproduced, exposed_es: exposed, cited_es: cited },
      ...{ description_en: '', reproduced_en: '', exposed_en: '', cited_en: '' },
    }
  }
  const sheets = (works: readonly PaperWork[], told: PaperText) =>
    printWorkSheets(samplePrinting(), {
      ...{ works, thumbs: new Map(), priced: true, house },
      texts: new Map(works.map(({ id }) => [id, told])),
    })

  test('goes on under the artist and the title, until its texts end', async () => {
    const words = wordsOf(100_000)
    const description = words.map((word, at) => (at % 90 === 0 ? `</p><p>${word}` : word)).join(' ')
    const works = [samplePaperWork(), samplePaperWork({ id: 2, title_es: 'Otra' })]
    const pdf = await sheets(works, texts({ description: `<p>${description}</p>`, cited: '<p>Catálogo</p>' }))
    const lines = await readLines(pdf)
    expect(strayed(lines)).toEqual([])
    expect(between(lines).split(words.join(' '))).toHaveLength(3)
    const last = Math.max(...lines.map(({ page }) => page))
    const heads = Array.from({ length: last }, (_, at) => lines.find(({ page }) => page === at + 1)?.text)
    expect([...new Set(heads)]).toEqual(['Ochava', 'Irma Szalay, Patio a las cuatro', 'Irma Szalay, Otra'])
    expect((await readPdf(pdf)).tags.filter((tag) => tag === 'H1')).toHaveLength(2)
  })

  test('has a title of 1,000 characters whole, beside the texts', async () => {
    const title = wordsOf(1_000).join(' ')
    const pdf = await sheets(
      [samplePaperWork({ title_es: title })],
      texts({ description: '<p>Un patio.</p>' })
    )
    const lines = await readLines(pdf)
    expect(strayed(lines)).toEqual([])
    expect(between(lines)).toContain(title)
    expect(pagesOf(lines, 'Un patio.')).toEqual([1])
    expect(pagesOf(lines, 'Consultar')).toEqual([1])
  })

  test('has what nobody writes, and takes no longer for it', async () => {
    for (const word of ['x'.repeat(100_000), `${'я'.repeat(5_000)} 24⅛ ${'Соколов '.repeat(1_000)}`]) {
      const lines = await readLines(
        await sheets([samplePaperWork()], texts({ description: `<p>${word}</p>` }))
      )
      expect(strayed(lines)).toEqual([])
      expect(between(lines).match(/[xя]/g)).toHaveLength(word.match(/[xя]/g)?.length ?? 0)
    }
  })
})
