import { day, row, sheetOf, text, workbookFile, workbookParts } from './workbook.ts'
import { zipFile } from './zipFile.ts'

/** A table that somebody brings in, and what must become of it. */
export type HostileTable = { what: string; bytes: Buffer; becomes: { status: 201 | 413 | 422 } }

const megabyte = 1_000_000
const taken = (what: string, bytes: Buffer | string): HostileTable => ({
  what,
  bytes: Buffer.from(bytes),
  becomes: { status: 201 },
})
const refused = (status: 413 | 422, what: string, bytes: Buffer | string): HostileTable => ({
  what,
  bytes: Buffer.from(bytes),
  becomes: { status },
})

/** Texts in which the end of a cell in quotes is hard to find, each of about `size` characters. */
export function quotes(size: number): Readonly<Record<string, string>> {
  return {
    'nothing but quotes': '"'.repeat(size),
    'quotes that seem to open cells': ',"x'.repeat(size / 3),
    'the same in one cell': `"${',"x'.repeat(size / 3)}`,
    'lines that end within quotes': 'z",y,"\n'.repeat(size / 7),
    'lines of doubled quotes': '""x\n'.repeat(size / 4),
    'the same, shown to be open by the last line': `${'""x\n'.repeat(size / 4)}y,"z\n`,
  }
}

/** Files that are taken, whatever is in them, and those that are refused; all made here, and all small. */
export function* hostileTables(): Generator<HostileTable> {
  for (const [what, written] of Object.entries(quotes(megabyte))) yield taken(what, written)
  yield* oddTexts()
  yield* oddWorkbooks()
  yield* mergedWorkbooks()
  yield* largeWorkbooks()
  yield* falseWorkbooks()
}

function* oddTexts(): Generator<HostileTable> {
  yield refused(422, 'nothing', '')
  yield refused(422, 'an old spreadsheet', Buffer.from('d0cf11e0a1b11ae1', 'hex'))
  yield taken('one line of separators', ','.repeat(megabyte))
  const names = Array.from({ length: 90_000 }, (_, at) => `name${at}`)
  yield refused(413, 'more columns than there may be', `${names.join(',')}\n`)
  yield taken('a long name', `title,${'n'.repeat(megabyte - 10)}\na,b\n`)
  yield taken('zeros', `title,year\n${'\0'.repeat(100)},1\n`)
  yield taken('halves of letters', Buffer.from('\ufefftitle;year\n\ud83d;1\n', 'utf16le'))
  yield taken('days of no year', 'title,date\nPatio,0000-01-01\nPatio,99999-01-01\n')
  yield taken('sizes that take long to understand', `title,dimensions\nPatio,${'1 '.repeat(45_000)}!\n`)
}

function* oddWorkbooks(): Generator<HostileTable> {
  const days = ['1e300', '-1', 'NaN', '1e999', '2958466', '', 'x', '-1e300']
  const rows = days.map((serial, at) => row(at + 2, text('Patio'), day(serial)))
  yield taken(
    'days that are none',
    workbookFile({ sheet: sheetOf([row(1, text('title_es'), text('date')), ...rows]) })
  )
  const numbers = ['NaN', '-5', '1.5', '2', '2', '', 'x'].map((number) => row(number, text('a'), text('b')))
  yield taken('rows out of order', workbookFile({ sheet: sheetOf([...numbers, ...numbers]) }))
  yield refused(
    413,
    'a row far down',
    workbookFile({ sheet: sheetOf([row(1, text('a')), row('1e15', text('b'))]) })
  )
  const cells = ['ZZZZ1', '1', 'é1', '!1', 'XFD1', ''].map((place) => `<c r="${place}"><v>1</v></c>`)
  yield taken('cells at places that are none', workbookFile({ sheet: sheetOf([row(1, ...cells)]) }))
  const merges = '<mergeCell ref="A1:XFD1"/>'.repeat(200_000)
  yield taken(
    'many merged cells',
    workbookFile({ sheet: `<worksheet><sheetData>${row(1, text('a'))}</sheetData>${merges}</worksheet>` })
  )
}

/** Cells that are merged over more than there is. */
function* mergedWorkbooks(): Generator<HostileTable> {
  const merged = (ranges: string) =>
    workbookFile({
      sheet: `<worksheet><sheetData>${row(1, text('title_es'))}${row(2, text('Patio'))}${row(1_000, '<c/>', text('x'))}</sheetData>${ranges}</worksheet>`,
    })
  yield taken('a cell merged over a whole sheet', merged('<mergeCell ref="A2:XFD1048576"/>'))
  yield taken('many cells merged over one another', merged('<mergeCell ref="A2:A1048576"/>'.repeat(100_000)))
  yield refused(413, 'cells merged without number', merged('<mergeCell ref="A2:A3"/>'.repeat(300_000)))
}

/** A few kB each that are far more once they are unpacked. */
function* largeWorkbooks(): Generator<HostileTable> {
  const tags = '<a/>'.repeat(7 * megabyte)
  yield refused(
    413,
    'styles of millions of tags',
    workbookFile({ styles: `<styleSheet>${tags}</styleSheet>` })
  )
  yield refused(
    413,
    'a workbook of millions of tags',
    workbookFile({ workbook: `<workbook>${tags}</workbook>` })
  )
  yield refused(
    413,
    'relations of millions of tags',
    workbookFile({ relations: `<Relationships>${tags}</Relationships>` })
  )
  const texts = (one: string, count: number) => `<sst>${`<si><t>${one}</t></si>`.repeat(count)}</sst>`
  yield refused(413, 'millions of texts', workbookFile({ strings: texts('x', 2 * megabyte) }))
  yield refused(413, 'texts of many letters', workbookFile({ strings: texts('x'.repeat(30_000), 2_000) }))
  yield refused(413, 'one text without end', workbookFile({ strings: texts('x'.repeat(30 * megabyte), 1) }))
  yield refused(413, 'tags in tags', workbookFile({ sheet: '<a>'.repeat(megabyte) }))
  const attributes = Array.from({ length: 200_000 }, (_, at) => `a${at}=""`).join(' ')
  yield refused(413, 'a tag of many attributes', workbookFile({ sheet: `<worksheet ${attributes}/>` }))
  yield refused(
    413,
    'a remark without end',
    workbookFile({ styles: `<!--${' '.repeat(30 * megabyte)}--><styleSheet/>` })
  )
  const sheets = '<sheet name="Obras" r:id="rId1"/>'.repeat(50_000)
  yield refused(
    413,
    'sheets without number',
    workbookFile({ workbook: `<workbook xmlns:r="r"><sheets>${sheets}</sheets></workbook>` })
  )
  const named = '<c t="s"><v>0</v></c>'.repeat(500)
  yield refused(
    413,
    'one long text in every cell',
    workbookFile({ strings: texts('x'.repeat(30_000), 1), sheet: sheetOf([row(1, named)]) })
  )
  const zeros = Buffer.alloc(90 * megabyte)
  const more = Array.from({ length: 5 }, (_, at) => ({ name: `xl/media/${at}`, content: zeros }))
  yield refused(413, 'more than may be unpacked', workbookFile({ more }))
  const many = Array.from({ length: 10_001 }, (_, at) => ({ name: String(at), content: '' }))
  yield refused(413, 'more files than a workbook has', workbookFile({ more: many }))
}

function* falseWorkbooks(): Generator<HostileTable> {
  yield refused(422, 'a zip that is none', 'PK\x03\x04 and nothing more')
  yield refused(422, 'a zip of something else', zipFile([{ name: 'a.txt', content: 'a' }]))
  const parts = workbookParts()
  const says = (size: number) => zipFile(parts.map((part) => ({ ...part, says: size })))
  yield refused(422, 'parts that are more than they say', says(10))
  yield refused(422, 'parts that are less than they say', says(megabyte))
  yield refused(413, 'parts that say they are gigabytes', says(4_000 * megabyte))
  const entity = '<!DOCTYPE a [<!ENTITY b "bbbbbbbb"><!ENTITY c "&b;&b;&b;&b;">]>'
  yield refused(
    422,
    'names that stand for others',
    workbookFile({ sheet: `${entity}<worksheet>&c;</worksheet>` })
  )
  yield refused(422, 'XML that breaks off', workbookFile({ sheet: '<worksheet><sheetData><row r="1"><c' }))
}

/** Tables that are cut, have bits turned, or hold what means something to whoever reads them; a seed says which. */
export function* brokenTables(count: number, seed: number): Generator<Buffer> {
  let state = seed
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  for (let turn = 0; turn < count; turn += 1) {
    const part = next(6)
    if (part === 5) yield harmed(wholeText, next)
    else if (next(4) === 0) yield harmed(zipFile(workbookParts()), next)
    else {
      // The XML is harmed before it is packed: else hardly anything gets past the zip.
      const parts = workbookParts().map((each, at) => ({
        ...each,
        content: at === part ? harmed(Buffer.from(each.content), next) : each.content,
      }))
      yield zipFile(parts)
    }
  }
}

const wholeText = Buffer.from(
  'code;title_es;year;date;price\nA-1;"Patio; ""el"" patio";1974;3/12/2019;1.234,50\nA-2;"Dos\nlíneas";c. 1930;;\n'.repeat(
    5
  )
)

/** What means something in tables, or is more than anybody means. */
const seasoning = [
  '"',
  ',',
  ';',
  '\n',
  '\r',
  '\t',
  '\0',
  '<',
  '>',
  '</',
  '&',
  '&#0;',
  '<!--',
  '<![CDATA[',
  '_x0000_',
  '_xD83D_',
  '1e300',
  '-1',
  'NaN',
  '9'.repeat(400),
  '=',
  '\ufeff',
  'PK',
]

function harmed(whole: Buffer, next: (below: number) => number): Buffer {
  const how = next(4)
  if (how === 0) return whole.subarray(0, 1 + next(whole.byteLength - 1))
  if (how === 1) {
    const file = Buffer.from(whole)
    for (let flips = 1 + next(20); flips > 0; flips -= 1) {
      const at = next(file.byteLength)
      file[at] = (file[at] ?? 0) ^ (1 << next(8))
    }
    return file
  }
  const sign = Buffer.from(seasoning[next(seasoning.length)] ?? '')
  const times = how === 2 ? 1 : next(20_000)
  const at = next(whole.byteLength)
  return Buffer.concat([whole.subarray(0, at), ...Array<Buffer>(times).fill(sign), whole.subarray(at)])
}
