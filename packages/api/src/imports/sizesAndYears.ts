import type { ImportTarget } from '@gallery/contract'
import { cleanCell } from './cells/clean.ts'
import { cut } from './cells/cut.ts'
import { namesUnit } from './cells/measures.ts'
import { type Reading, readUnit } from './cells/units.ts'
import type { Draft } from './draft.ts'
import type { Reason } from './faults.ts'
import { check, fieldOf } from './fieldLimits.ts'
import { dimensionsInWords, sideInWords, yearInWords } from './inWords.ts'
import type { Plan } from './plan.ts'

/** A plan with how the sizes of a row are read. */
export type RowPlan = { plan: Plan; reading: Reading }

const sides = ['height', 'width', 'depth'] as const
type Side = (typeof sides)[number]

type Refuse = (reason: Reason) => void

/** Takes a year with the words that the rule keeps. */
export function takeYear({ kind, rules }: Plan, draft: Draft, text: string, refuse: Refuse): void {
  const read = yearInWords(text, rules.years, (year) => 'value' in check(kind, 'year', year))
  if ('reason' in read) {
    refuse(read.reason)
    return
  }
  draft.fields.year = read.value
  if (rules.years !== 'exact') draft.words.year = read.words
}

/** Whether a column holds one side. */
export function isSide(field: ImportTarget): field is Side {
  return sides.some((side) => side === field)
}

/** The unit of a row's numbers that name none: of its own column, else the file's. */
export function unitOf({ fields, rules }: Plan, cells: readonly string[]): Reading['unit'] {
  const at = fields.find(({ field }) => field === 'unit')?.at
  return (at === undefined ? null : readUnit(cleanCell(cells[at] ?? ''))) ?? rules.unit
}

/** Refuses what is no unit; nothing is the file's own. */
export function checkUnit(text: string, refuse: Refuse): void {
  if (text !== '' && readUnit(text) === null) refuse({ id: 'import.reason.unit', values: { value: text } })
}

/** Takes one side, before the text that may say all of them. */
export function takeSide(
  { plan, reading }: RowPlan,
  draft: Draft,
  { side, text }: { side: Side; text: string },
  refuse: Refuse
): void {
  const read = sideInWords(text, side, { rule: plan.rules.sizes, reading })
  const checked = 'reason' in read ? read : check(plan.kind, side, read.value)
  if ('reason' in checked) {
    refuse(checked.reason)
    return
  }
  draft.fields[side] = checked.value
  const isMore = 'words' in read && read.words !== ''
  draft.words.sides = [...(draft.words.sides ?? []), { text, isMore }]
  if (side === 'height') noteBare(draft, text)
}

/** Takes the sides from a text that says all of them; a column of its own says a side better. */
export function takeDimensions({ plan, reading }: RowPlan, draft: Draft, text: string, refuse: Refuse): void {
  const read = dimensionsInWords(text, plan.rules.sizes, reading)
  if ('reason' in read) {
    refuse(read.reason)
    return
  }
  const ours = sides.filter((side) => fieldOf(plan.kind, side) !== undefined)
  const wrong = ours.map((side) => check(plan.kind, side, read.value[side])).find((each) => 'reason' in each)
  if (wrong && 'reason' in wrong) {
    refuse(wrong.reason)
    return
  }
  for (const side of ours) draft.fields[side] ??= read.value[side]
  noteBare(draft, text)
  const isCutShort = sides.some((side) => read.value[side] !== null && !ours.includes(side))
  draft.words.size = read.words || (isCutShort ? text : '')
}

function noteBare(draft: Draft, text: string): void {
  const { height } = draft.fields
  if (typeof height === 'number' && text !== '' && !namesUnit(text)) draft.bareHeight = height
}

/**
 * What numbers do not say stays in words where the rules keep any, an item's year as its date in words. Where one side
 * says more than its number, all are told as they stand. A column of words says it better.
 */
export function keepWords({ kind, rules }: Plan, draft: Draft): void {
  const { year, size, sides: told } = draft.words
  if (rules.sizes !== 'exact' && (size !== undefined || told)) {
    const ofSides = told?.some(({ isMore }) => isMore) ? told.map(({ text }) => text) : []
    draft.fields.size_text ||= shortened(size || ofSides.filter(Boolean).join(' × '), 300)
  }
  if (kind === 'works' && year !== undefined) draft.fields.year_text ||= shortened(year, 300)
  if (kind === 'items' && year) draft.fields.date_fallback ||= shortened(year, 200)
}

function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${cut(text, length - 1).trimEnd()}…`
}
