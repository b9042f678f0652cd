import { LedgerAnswer, type LedgerPlace, LedgerTermsAnswer } from '@gallery/contract'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unguardFormula } from '../tableFiles/formulas.ts'
import type { TestClient } from '../testing/client.ts'
import { fillYear, type GalleryYear, type YearLine } from '../testing/galleryYear.ts'
import { readPdf } from '../testing/readPdf.ts'
import { readZip } from '../testing/readZip.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

/** How a work stood: by the simplest reading of its ledger there is, line after line. */
type Stood = YearLine & {
  at: LedgerPlace
  consignedTo: string | null
  consignedBy: number | null
  /** It came home from a loan. */
  isHome: boolean
}

/** The reference: goes through what was written, in the order of the days, and knows nothing of the database. */
function stoodOn(lines: readonly YearLine[], day: string): Map<number, Stood> {
  const stood = new Map<number, Stood>()
  const counted = lines.filter(({ struck, date }) => !struck && date <= day)
  for (const line of [...counted].sort((a, b) => a.date.localeCompare(b.date) || a.id - b.id)) {
    const before = stood.get(line.work)
    let consigned = before ? { to: before.consignedTo, by: before.consignedBy } : { to: null, by: null }
    if (line.consigned_until !== null) consigned = { to: line.consigned_until, by: line.id }
    // What was lent and is returned is home again, and whoever gave it on consignment has it not back.
    const isHome = line.status === 'Devuelta' && (before?.status === 'Prestada' || before?.isHome === true)
    const isOver = line.status === 'Vendida' || (line.status === 'Devuelta' && !isHome)
    if (isOver) consigned = { to: null, by: null }
    const at = isHome && line.purpose === '' ? 'here' : placeOf(line)
    stood.set(line.work, { ...line, at, consignedTo: consigned.to, consignedBy: consigned.by, isHome })
  }
  return stood
}

function placeOf({ status, purpose }: YearLine): LedgerPlace {
  if (status === 'Prestada' || purpose !== '') return 'out'
  if (status === 'Para registro') return 'record'
  return status === 'En consignación' ? 'here' : 'gone'
}

/** What is compared of a work, whoever tells it. */
type Told = Pick<Stood, 'work' | 'at' | 'status' | 'owner' | 'price' | 'currency' | 'address' | 'due'> & {
  consigned_until: string | null
}

const byWork = (rows: readonly Told[]) => [...rows].sort((a, b) => a.work - b.work)

const toldOf = ({ work, at, status, owner, price, currency, address, due, consignedTo }: Stood): Told => ({
  ...{ work, at, status, owner, price, currency, address },
  due: at === 'out' ? due : null,
  consigned_until: consignedTo,
})

describe('the year of a gallery', () => {
  let stage: TestApp
  let lucia: TestClient
  let year: GalleryYear

  beforeAll(async () => {
    stage = await testApp()
    stage.clock.now = new Date('2025-12-30T15:00:00Z')
    year = await fillYear(stage)
    lucia = stage.client()
    await lucia.signInAs({ super: true, email: 'lucia@ochava.example', first_name: 'Lucía' })
  })
  afterAll(() => stage.close())

  const ask = async (query: string) => LedgerAnswer.parse((await lucia.get(`/api/ledger?${query}`)).json())
  const page = (answer: LedgerAnswer): Told[] =>
    answer.data.map(({ work, at, status, owner, price, currency, address, due, consigned_until }) => ({
      ...{ work: work.id, at, status, owner, price, currency, address, due, consigned_until },
    }))
  const expected = (day: string, isAsked: (stood: Stood) => boolean = () => true) =>
    byWork([...stoodOn(year.lines, day).values()].filter(isAsked).map(toldOf))
  const sum = (rows: readonly Told[], currency: string) =>
    rows.reduce((total, row) => total + (row.currency === currency ? (row.price ?? 0) : 0), 0)

  it('has 60 works, 40 clients, 15 rooms and 200 movements, the same from the same seed', () => {
    expect([year.works.length, year.clients.length, year.rooms.length, year.lines.length]).toEqual([
      60, 40, 15, 200,
    ])
    const struck = year.lines.filter((line) => line.struck).length
    expect(struck).toBeGreaterThan(5)
  })

  it('says on each of fifty days where every work was, whose and at what value, as the lines read one by one', async () => {
    for (let turn = 0; turn < 50; turn += 1) {
      const day = turn === 0 ? '2024-12-31' : turn === 1 ? '2025-12-31' : year.day()
      const answer = await ask(`day=${day}&per_page=100`)
      const rows = expected(day)
      expect(byWork(page(answer)), day).toEqual(rows)
      expect(answer.meta.total).toBe(rows.length)
      for (const place of ['here', 'out', 'gone', 'record'] as const) {
        expect(answer.counts[place], `${place} on ${day}`).toBe(rows.filter(({ at }) => at === place).length)
      }
      for (const { currency, total } of answer.totals) expect(total).toBe(sum(rows, currency))
      expect(answer.unvalued).toBe(rows.filter(({ price }) => price === null).length)
    }
  })

  it('answers page, CSV, XLSX and paper alike: everything out on 1 March, everything at hand on 3 May', async () => {
    for (const [day, at] of [
      ['2025-03-01', 'out'],
      ['2025-05-03', 'here,out'],
      ['2025-10-20', 'here,out,gone,record'],
    ] as const) {
      const rows = expected(day, (stood) => at.split(',').includes(stood.at))
      const answer = await ask(`day=${day}&at=${at}&per_page=100`)
      expect(byWork(page(answer))).toEqual(rows)

      const query = `day=${day}&at=${at}&secret=1`
      const csv = await lucia.get(`/api/exports/ledger.csv?${query}`)
      const lines: Record<string, string>[] = parse(csv.body, { bom: true, columns: true })
      expect(byWork(lines.map(ofCells))).toEqual(rows)

      const xlsx = await lucia.get(`/api/exports/ledger.xlsx?${query}`)
      const sheet = (await readZip(xlsx.rawPayload)).get('xl/worksheets/sheet1.xml')?.toString() ?? ''
      expect(byWork(readSheet(sheet).map(ofCells))).toEqual(rows)

      const pdf = await readPdf(
        (await lucia.get(`/api/paper/insurance.pdf?day=${day}&at=${at}&language=en`)).rawPayload
      )
      const text = pdf.pages.join(' ')
      expect(text).toContain(`${rows.length} works`)
      for (const { currency, total } of answer.totals) {
        expect(text).toContain(`Total ${currency} ${total.toLocaleString('en')}`)
      }
    }
  })

  it('tells of one work, one person and one place on a day', async () => {
    const day = '2025-05-03'
    const stood = [...stoodOn(year.lines, day).values()]
    const [first] = stood
    if (!first) throw new Error('The year has no works')
    expect(page(await ask(`day=${day}&work=${first.work}`))).toEqual([toldOf(first)])

    for (const words of [first.owner, 'zqplace1zq']) {
      const found = expected(day, ({ owner, address, contact }) =>
        [owner, address, contact].some((text) => text.includes(words))
      )
      expect(byWork(page(await ask(`day=${day}&query=${words}&per_page=100`)))).toEqual(found)
    }
  })

  it('knows on any day what has an end that has not come about', async () => {
    const now = stage.clock.now
    for (const day of ['2025-02-10', '2025-06-15', '2025-09-01', '2025-12-31']) {
      stage.clock.now = new Date(`${day}T15:00:00Z`)
      await lucia.prove()
      const { data } = LedgerTermsAnswer.parse((await lucia.get('/api/ledger/terms')).json())
      const stood = [...stoodOn(year.lines, day).values()]
      const terms = [
        ...stood.flatMap(({ at, due, id }) => (at === 'out' && due !== null ? [`due ${due} ${id}`] : [])),
        ...stood.flatMap(({ consignedTo, consignedBy }) =>
          consignedTo === null ? [] : [`consigned ${consignedTo} ${consignedBy}`]
        ),
      ]
      expect(data.map(({ kind, until, term }) => `${kind} ${until} ${term}`).sort()).toEqual(terms.sort())
      expect(data.map(({ until }) => until)).toEqual(data.map(({ until }) => until).sort())
    }
    stage.clock.now = now
    await lucia.prove()
  })

  it('keeps who owns what, where it is and what it is worth out of every room and public list', async () => {
    const visitor = stage.client()
    const links = (await lucia.get('/api/collections?showAll=1&per_page=100')).json().data
    const addresses = [
      '/api/works?per_page=100',
      ...links.map(({ link }: { link: string }) => `/api/share/collection/${link}`),
    ]
    expect(addresses.length).toBe(16)
    for (const address of addresses) {
      const { statusCode, body } = await visitor.get(address)
      expect(statusCode, address).toBe(200)
      expect(body, address).not.toMatch(/zqplace|zqclient|Se anotó|consigned_until|"due"|"contact/)
    }
  })
})

/** What cells say of a work, as texts. */
function ofCells(cells: Record<string, string>): Told {
  const text = (name: string) => unguardFormula(cells[name] ?? '')
  const place = (['here', 'out', 'gone', 'record'] as const).find((each) => each === cells.at)
  const status = (['En consignación', 'Vendida', 'Prestada', 'Devuelta', 'Para registro'] as const).find(
    (each) => each === cells.status
  )
  if (place === undefined || status === undefined)
    throw new Error('A line of the file has no place or status')
  return {
    work: Number(cells.work_id),
    at: place,
    status,
    owner: text('owner'),
    price: cells.price ? Number(cells.price) : null,
    currency: text('currency'),
    address: text('address'),
    due: cells.due || null,
    consigned_until: cells.consigned_until || null,
  }
}

/** The rows of a sheet by the names in its first; a day is the number that spreadsheets give it. */
function readSheet(xml: string): Record<string, string>[] {
  const rows = [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, cells = '']) =>
    Object.fromEntries(
      [
        ...cells.matchAll(/<c r="([A-Z]+)\d+"([^>]*)>(?:<v>(.*?)<\/v>|<is><t[^>]*>(.*?)<\/t><\/is>)<\/c>/gs),
      ].map(([, column = '', style = '', number, text]) => [
        column,
        style.includes('s="2"') ? dayOfSerial(Number(number)) : (number ?? text ?? ''),
      ])
    )
  )
  const [heads = {}, ...lines] = rows
  return lines.map((line) =>
    Object.fromEntries(Object.entries(heads).map(([column, name]) => [name, line[column] ?? '']))
  )
}

function dayOfSerial(serial: number): string {
  return new Date((serial - 25_569) * 86_400_000).toISOString().slice(0, 10)
}
