import {
  hasSurnamesFirst,
  type ImportColumn,
  type ImportMap,
  type ImportRules,
  nameTargets,
  sizeTargets,
} from '@gallery/contract'
import { equal } from '../record/equal.ts'

/** Where a column goes; empty for nowhere. */
export function targetOf({ fields }: ImportMap, column: string): string {
  return Object.entries(fields).find(([, name]) => name === column)?.[0] ?? ''
}

/**
 * The map after a column was sent somewhere: it leaves where it was, and what was there goes nowhere. Names that go there now
 * tell in which order they are, a column of sizes its unit and one of prices its currency.
 */
export function mapped({ fields, rules }: ImportMap, column: ImportColumn, target: string): ImportMap {
  const others = Object.entries(fields).filter(([field, name]) => name !== column.name && field !== target)
  return {
    fields: Object.fromEntries(target === '' ? others : [...others, [target, column.name]]),
    rules: { ...rules, ...rulesOf(column, target) },
  }
}

/** The rules that a column's values ask for where they go. */
function rulesOf(column: ImportColumn, target: string): Partial<ImportRules> {
  const goesTo = (targets: readonly string[]) => targets.includes(target)
  const { unit, currency } = column
  if (goesTo(nameTargets) && hasSurnamesFirst(column)) return { names: 'surname_first' }
  if (goesTo(sizeTargets) && unit) return { unit }
  if (target === 'price' && currency) return { currency }
  return {}
}

/**
 * The map that came back for the one that was sent, with what was chosen since then: where the columns go that the file
 * still has, and its rules.
 */
export function withChosenSince(
  answer: ImportMap,
  sent: ImportMap,
  now: ImportMap,
  columns: readonly ImportColumn[]
): ImportMap {
  const moved = columns.filter(({ name }) => targetOf(now, name) !== targetOf(sent, name))
  const { fields } = moved.reduce((map, column) => mapped(map, column, targetOf(now, column.name)), answer)
  const before = new Map<string, unknown>(Object.entries(sent.rules))
  const rules = Object.entries(now.rules).filter(([name, rule]) => !equal(rule, before.get(name)))
  return { fields, rules: { ...answer.rules, ...Object.fromEntries(rules) } }
}

/** Whether there are prices without a currency, beside them or in a column of its own, and nobody has chosen one. */
export function lacksCurrency({ fields, rules }: ImportMap, columns: readonly ImportColumn[]): boolean {
  const under = (name: string | undefined) => columns.find((column) => column.name === name)
  const price = under(fields.price)
  if (rules.currency !== null || price?.bare_amounts === undefined) return false
  const currency = under(fields.currency)
  // A bare `$` names none. Of how many rows it stands in, the column tells nothing: one is enough to ask.
  return (currency?.filled ?? 0) < price.filled || currency?.samples.includes('$') === true
}

/** Whether two maps send every column to the same place by the same rules, in whatever order they say so. */
export function isSameMap(one: ImportMap, other: ImportMap): boolean {
  return equal(inOrder(one.fields), inOrder(other.fields)) && equal(rulesInOrder(one), rulesInOrder(other))
}

function rulesInOrder({ rules }: ImportMap): [string, unknown][] {
  return inOrder({ ...rules, choices: inOrder(rules.choices) })
}

function inOrder(values: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1))
}
