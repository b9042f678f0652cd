import {
  type FieldKind,
  type ImportKind,
  type ImportTarget,
  itemKinds,
  rightsIds,
  rightsStatements,
} from '@gallery/contract'
import { unguardFormula } from '../tableFiles/formulas.ts'
import { fullCell } from '../tableFiles/fullCell.ts'
import { baseName } from './cells/baseName.ts'
import { cleanCell, cleanLines } from './cells/clean.ts'
import { readDay } from './cells/dates.ts'
import { readHtml } from './cells/html.ts'
import { readNumber } from './cells/numbers.ts'
import { folded, readFlag, readList } from './cells/words.ts'
import { type Fault, fault, type Reason } from './faults.ts'
import { check, fieldOf, type Read } from './fieldLimits.ts'
import { withMends } from './mended.ts'
import { readArtist } from './names/readArtist.ts'
import type { Mapped, Plan } from './plan.ts'
import { proposeDate } from './proposeDate.ts'
import type { TableRow } from './reading/table.ts'
import {
  checkUnit,
  isSide,
  keepWords,
  type RowPlan,
  takeDimensions,
  takeSide,
  takeYear,
  unitOf,
} from './sizesAndYears.ts'
import { isOfMovement, settleCurrency, takeMovement } from './takeMovement.ts'

/** What a field of a record can hold. */
export type Value = string | number | boolean | null

/** A movement as far as a row tells it. */
export type DraftMovement = {
  status?: string
  price?: number | null
  currency?: string
  owner?: string
  address?: string
  date?: string
}

/** A row as it was understood, before the database is asked. */
export type Draft = {
  row: number
  /** What the record is called, to find it by. */
  title: string
  /** The key's value, empty where the row has none. */
  key: string
  /** Fields of the record's form; those that are not mapped are not there. */
  fields: Record<string, Value>
  /** Fields that another column tells, for where nothing else stands: see `readArtist`. */
  filling?: Record<string, Value>
  /** What a row says of when its artist lived; not there for others. */
  dates?: string
  /** The cells that the fields come from, as they stand. */
  cells: Record<string, string>
  /** Names of artists; not there when none are mapped. */
  artists?: string[]
  tags?: string[]
  collections?: string[]
  archive?: string
  movement?: DraftMovement
  /** What is to be told of the price: that it is to be asked for, or that nobody says of which currency it is. */
  priceNote?: 'onRequest' | 'noCurrency'
  /** The name of a picture's file, without folders. */
  image?: string
  /** The folders that the cell names before it, as they stand; not there for none. */
  imageFolders?: string
  /** What the numbers leave unsaid, empty where they say all; not there for what is not mapped. */
  words: { year?: string; size?: string; sides?: { text: string; isMore: boolean }[] }
  /** The height in centimetres where its number named no unit. */
  bareHeight?: number
  faults: Fault[]
}

/** Fields that are no record's own and hold several names. */
const lists: readonly ImportTarget[] = ['artist', 'collections']
/** Kinds of fields whose cells may be long. */
const longKinds: readonly (FieldKind | undefined)[] = ['html', 'lines', 'records']
/** Characters of a cell that is neither a long text nor a list: more is not looked at, which might take long. */
const longestShort = 5_000

/** Understands a row, cell by cell. Everything that is wrong with it is told, not only the first thing. */
export function readRow(plan: Plan, { row, cells: written, numbers, problem }: TableRow): Draft {
  const read = plan.facts.format === 'csv' ? written.map(unguardFormula) : written
  const cells = withMends(plan.mended, row, read)
  const draft: Draft = { row, title: '', key: '', fields: {}, cells: {}, words: {}, faults: [] }
  const broken = brokenBy(plan, read, problem)
  if (broken) draft.faults.push(fault({ column: '', field: '' }, cells.join(' '), broken))
  const reading = { decimal: plan.facts.decimal, unit: unitOf(plan, cells) }
  for (const mapped of plan.fields) {
    const { at } = mapped
    // What somebody wrote anew in the review is a text.
    const isNumber = (numbers?.has(at) ?? false) && cells[at] === read[at]
    take({ plan, reading }, draft, mapped, { cell: cells[at] ?? '', isNumber })
  }
  if (plan.key) draft.key = cleanCell(cells[plan.key.at] ?? '')
  settleCurrency(plan, draft)
  keepWords(plan, draft)
  proposeDate(plan, draft)
  if (plan.kind === 'artists') readArtist(plan, draft)
  name(plan, draft)
  // Of a row that is not whole nothing else is worth telling: its cells may stand in the wrong columns.
  if (broken) draft.faults.splice(1)
  return draft
}

function brokenBy(
  { facts, width }: Plan,
  cells: readonly string[],
  problem: TableRow['problem']
): Reason | null {
  if (problem) return { id: 'import.reason.unclosed' }
  if (cells.slice(width).some((cell) => cell.trim() !== '')) {
    return { id: 'import.reason.tooManyCells', values: { cells: cells.length, columns: width } }
  }
  // A spreadsheet leaves empty cells at the end of a row out.
  if (facts.format === 'xlsx' || cells.length >= width) return null
  return { id: 'import.reason.tooFewCells', values: { cells: cells.length, columns: width } }
}

function take(
  { plan, reading }: RowPlan,
  draft: Draft,
  mapped: Mapped,
  { cell, isNumber }: { cell: string; isNumber: boolean }
): void {
  const { field } = mapped
  const isLeft = plan.rules.leave.includes(field)
  const refuse = (reason: Reason) => {
    if (!isLeft) draft.faults.push(fault(mapped, cell, reason))
  }
  draft.cells[field] = cell
  if (cell.includes('\ufffd')) refuse({ id: 'import.reason.unreadable' })
  else if (plan.facts.format === 'xlsx' && cell.length === fullCell) {
    refuse({ id: 'import.reason.cutCell', values: { max: fullCell } })
  } else if (isShort(plan.kind, field) && cell.length > longestShort) {
    refuse({ id: 'import.reason.tooLong', values: { max: longestShort, length: cell.length } })
  } else if (field === 'artist' || field === 'artists') draft.artists = readList(cell, cleanCell)
  else if (field === 'tags') draft.tags = readList(cell, cleanCell)
  else if (field === 'collections') draft.collections = readList(cell, cleanCell)
  else if (field === 'archive') draft.archive = cleanCell(cell)
  else if (field === 'image') takeImage(draft, cleanCell(cell))
  else if (field === 'dimensions') takeDimensions({ plan, reading }, draft, cleanCell(cell), refuse)
  else if (isSide(field)) takeSide({ plan, reading }, draft, { side: field, text: cleanCell(cell) }, refuse)
  else if (field === 'unit') checkUnit(cleanCell(cell), refuse)
  else if (isOfMovement(field)) takeMovement(plan, draft, { field, text: cleanCell(cell), isNumber }, refuse)
  else if (field === 'year') takeYear(plan, draft, cleanCell(cell), refuse)
  else if (field === 'hash' || field === 'file' || (field === 'id' && plan.key?.field === 'id')) return
  else {
    const read = readValue(plan, field, cell)
    const checked = 'value' in read ? check(plan.kind, field, read.value) : read
    if ('reason' in checked) refuse(checked.reason)
    else if (field !== 'id') draft.fields[field] = checked.value
  }
}

function takeImage(draft: Draft, path: string): void {
  draft.image = baseName(path)
  const folders = path.slice(0, path.length - draft.image.length)
  if (folders !== '') draft.imageFolders = folders
}

function isShort(kind: ImportKind, target: ImportTarget): boolean {
  return !longKinds.includes(fieldOf(kind, target)?.kind) && !lists.includes(target)
}

function readValue({ kind, facts }: Plan, target: ImportTarget, cell: string): Read {
  const field = fieldOf(kind, target)
  const text = cleanCell(cell)
  switch (field?.kind) {
    case 'html':
      return { value: readHtml(cell) }
    case 'lines':
      // What is written on a leaf, and WebVTT, are as they stand: their signs are no markup of somebody's editor.
      return { value: kind === 'files' ? cell.replace(/\r\n?/g, '\n').trim() : cleanLines(cell) }
    case 'integer':
    case 'record':
      return readInteger(text, facts.decimal)
    case 'flag': {
      // Who leaves the column empty says no, which for what is shown is the safe side.
      const flag = readFlag(text)
      return flag === null ? { reason: { id: 'import.reason.flag' } } : { value: flag }
    }
    case 'day': {
      const day = text === '' ? null : readDay(text, facts.days)
      return day === null && text !== '' ? { reason: { id: 'import.reason.day' } } : { value: day }
    }
    case 'choice': {
      if (target === 'rights') return readRights(text)
      const kind = itemKinds.find((each) => folded(each) === folded(text).replaceAll(' ', '_'))
      return kind
        ? { value: kind }
        : { reason: { id: 'import.reason.kind', values: { kinds: itemKinds.join(', ') } } }
    }
    default:
      return { value: text }
  }
}

/** A statement by its id, by what it is called in either language, or by where it is explained, however that is spelled. */
function readRights(text: string): Read {
  if (text === '') return { value: '' }
  const address = text
    .replace(/^https?:\/\//, '')
    .replace(/(deed\.\w+|\?.*)$/, '')
    .replace('/page/', '/vocab/')
  const found = rightsIds.find((id) => {
    const { uri, es, en } = rightsStatements[id]
    const names = [id, es, en].filter(Boolean).map(folded)
    return names.includes(folded(text)) || (uri !== '' && uri === `http://${address.replace(/\/?$/, '/')}`)
  })
  return found ? { value: found } : { reason: { id: 'import.reason.rights' } }
}

function readInteger(text: string, decimal: Plan['facts']['decimal']): Read {
  const number = text === '' ? null : readNumber(text, decimal)
  const isWhole = text === '' || (number !== null && Number.isInteger(number))
  return isWhole ? { value: number } : { reason: { id: 'import.reason.number' } }
}

const titles: Readonly<Record<ImportKind, readonly [string, string]>> = {
  works: ['title_es', 'title_en'],
  items: ['subtitle_es', 'subtitle_en'],
  artists: ['display', 'display'],
  files: ['name', 'name'],
}

/** A record that is called something in one language only is called that in Spanish too, until somebody translates it. */
function name({ kind }: Plan, draft: Draft): void {
  const [es, en] = titles[kind]
  const title = draft.fields[es] || draft.fields[en]
  draft.title = typeof title === 'string' ? title : ''
}

/** The field that a record of a kind is called by, in Spanish and in English. */
export function titleFields(kind: ImportKind): readonly [es: string, en: string] {
  return titles[kind]
}
