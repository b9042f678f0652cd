import type { LedgerRow } from '@gallery/contract'
import { describe, expect, test } from 'vitest'
import { type PdfLine, readLines, readPdf } from '../testing/readPdf.ts'
import { samplePaperWork, samplePrintedNote, samplePrinting } from '../testing/samplePaper.ts'
import { printInsuranceList } from './insuranceList.ts'
import { printLabels } from './labels.ts'
import { printNote } from './note.ts'
import { printPriceList } from './priceList.ts'
import { printWallPlan } from './wallPlan.ts'

const house = { name: 'Ochava', address: '', phone: '', mail: '' }
const thumbs = new Map()
const works = Array.from({ length: 30 }, (_, at) => samplePaperWork({ id: at + 1, code: `C-${at + 1}` }))
const valued = works.map((work) => ({ ...work, price: 100, currency: 'USD' }))

/** What stands over the first work of each page after the first, under the page's own head. */
function overTheWorks(lines: readonly PdfLine[]): string[] {
  const last = Math.max(...lines.map(({ page }) => page))
  return Array.from({ length: last - 1 }, (_, at) => {
    const onIt = lines.filter(({ page }) => page === at + 2)
    return onIt
      .slice(
        1,
        onIt.findIndex(({ text }) => text === 'Irma Szalay')
      )
      .map(({ text }) => text)
      .join(' | ')
  })
}

const rowAt =
  (address: string) =>
  (work: (typeof works)[number], index: number): LedgerRow => ({
    last: { id: index, sold: false },
    ...{ work, movement: index, since: '2026-01-01', at: 'out', status: 'Prestada', purpose: '', owner: '' },
    ...{ address, contact: '', price: 100, currency: 'USD', due: null, consigned_until: null },
  })

describe('a list that goes on on further pages', () => {
  test('of prices has the heads of its columns on each', async () => {
    const list = await printPriceList(samplePrinting(), { works, thumbs, prices: null })
    const heads = overTheWorks(await readLines(list))
    expect(heads).toEqual(heads.map(() => 'Obra | Código | Precio'))
    expect(heads.length).toBeGreaterThan(1)
  })

  test('of a note has them, too', async () => {
    const note = samplePrintedNote({ works: valued })
    const heads = overTheWorks(await readLines(await printNote(samplePrinting(), { note, thumbs, house })))
    expect(heads).toEqual(heads.map(() => 'Obra | Código | Valor'))
    expect(heads.length).toBeGreaterThan(1)
  })

  test('for the insurance says on each where the works are', async () => {
    const rows = [...works.slice(0, 18).map(rowAt('Museo')), ...works.slice(18).map(rowAt('Taller'))]
    const pdf = await printInsuranceList(samplePrinting(), { day: '2026-11-30', rows, thumbs })
    const lines = await readLines(pdf)
    expect(overTheWorks(lines)).toEqual([
      'Afuera, Museo | Obra | Código | Valor',
      'Afuera, Taller | Obra | Código | Valor',
      'Afuera, Taller | Obra | Código | Valor',
    ])
    expect(
      (await readPdf(pdf)).tags.filter((tag) => tag === 'H2'),
      'read aloud once'
    ).toHaveLength(2)
  })

  test('has no heads without a work beneath them', async () => {
    const title_es = 'Una composición para un muro del patio de atrás '.repeat(15)
    for (let count = 4; count < 12; count += 1) {
      const rows = [
        ...works.slice(0, count).map(rowAt('Museo')),
        ...works.slice(count, count + 1).map((work) => rowAt('Taller')({ ...work, title_es }, 0)),
      ]
      const pdf = await printInsuranceList(samplePrinting(), { day: '2026-11-30', rows, thumbs })
      const lines = await readLines(pdf)
      const pages = (text: RegExp) => lines.filter((line) => text.test(line.text)).map(({ page }) => page)
      expect(pages(/^Afuera, Taller$/), String(count)).toEqual(pages(new RegExp(`^C-${count + 1}$`)))
    }
  })
})

describe('papers say who printed them, and when, with the year', () => {
  const printers: Record<string, (printing: ReturnType<typeof samplePrinting>) => Promise<Buffer>> = {
    'the price list': (printing) => printPriceList(printing, { works, thumbs, prices: null }),
    labels: (printing) =>
      printLabels(
        printing,
        works.map((work) => ({ work, address: null, isReserved: false }))
      ),
    'the hanging plan': (printing) =>
      printWallPlan(printing, { works, thumbs, name: null, gap: 40, wall: undefined }),
    'a note': (printing) => printNote(printing, { note: samplePrintedNote(), thumbs, house }),
  }
  test.each(Object.entries(printers))('%s', async (_name, print) => {
    for (const page of (await readPdf(await print(samplePrinting()))).pages)
      expect(page).toContain('Impreso por Lucía Prado el 30 de noviembre de 2026 a las 19:03.')
    for (const page of (await readPdf(await print(samplePrinting({ language: 'en' })))).pages)
      expect(page).toContain('Printed by Lucía Prado on 30 November 2026 at 19:03.')
  })
})

describe('a note that is void', () => {
  const struck = { day: '2026-12-01', why: 'Se repitió' }

  test('says so at its head, on each further page and above the signatures', async () => {
    const note = samplePrintedNote({ works: valued, struck })
    const pdf = await printNote(samplePrinting(), { note, thumbs, house })
    const lines = await readLines(pdf)
    const said = lines.filter(({ text }) => text.includes('Anulada el 1 de diciembre de 2026'))
    const last = Math.max(...lines.map(({ page }) => page))
    expect(said.map(({ page }) => page)).toEqual([...Array.from({ length: last }, (_, at) => at + 1), last])
    expect(said[0]?.text).toBe('Anulada el 1 de diciembre de 2026: Se repitió')
    const signed = lines.find(({ text }) => text.includes('firma'))
    expect(said.at(-1)).toMatchObject({ page: signed?.page, text: 'Anulada el 1 de diciembre de 2026.' })
    expect(said.at(-1)?.down).toBeLessThan(signed?.down ?? 0)
    expect((await readPdf(pdf)).pages[1]).toMatch(/^Nota de préstamo 2026-0007 \| Ochava\s+Anulada/)
  })

  test('says so beside a name that is too long for its line', async () => {
    const note = samplePrintedNote({ works: valued, struck: { ...struck, why: '' } })
    const gallery = 'Galería de Arte Contemporáneo y Fotografía de los Hermanos Ochava '.repeat(3).trim()
    const pdf = await printNote(samplePrinting({ gallery }), { note, thumbs, house })
    const lines = await readLines(pdf)
    const head = lines.filter(({ page, down }) => page === 2 && down < 18 * (72 / 25.4))
    expect(head.map(({ text }) => text).join(' ')).toMatch(/^Nota .*… +Anulada el 1 de diciembre de 2026\.$/)
    expect(new Set(head.map(({ down }) => Math.round(down))).size, 'on one line').toBe(1)
  })
})
