import {
  type ImportFacts,
  type ImportKind,
  type ImportMap,
  type ImportMend,
  type ImportRules,
  type ImportTarget,
  importKeyOf,
  importKeys,
  importTargets,
} from '@gallery/contract'
import { type Mended, mendedOf } from './mended.ts'

/** A field and the column that it is read from, by its place in the row. */
export type Mapped = { field: ImportTarget; column: string; at: number }

/** A map made ready to read rows by. */
export type Plan = {
  kind: ImportKind
  facts: ImportFacts
  /** How many columns the file has. */
  width: number
  fields: readonly Mapped[]
  /** By which field rows are joined with what is there; null: every row is new. */
  key: Mapped | null
  rules: ImportRules
  /** The cells that somebody wrote anew in the review. */
  mended: Mended
}

/** What in a map does not fit the file: a field that there is not, or a column that the file has not. */
export type MapFault = { field: string; column: string; what: 'field' | 'column' | 'twice' }

/** Finds what is wrong with a map; nothing is, most of the time. */
export function mapFaults(kind: ImportKind, columns: readonly string[], map: ImportMap): MapFault[] {
  return Object.entries(map.fields).flatMap(([field, column]): MapFault[] => {
    if (!targetOf(kind, field)) return [{ field, column, what: 'field' }]
    return columns.includes(column) ? [] : [{ field, column, what: 'column' }]
  })
}

/** Makes a map ready. What does not fit is left out: ask {@link mapFaults} before. */
export function planOf(
  kind: ImportKind,
  facts: ImportFacts,
  columns: readonly string[],
  { map, mends }: { map: ImportMap; mends: readonly ImportMend[] }
): Plan {
  const targets: readonly ImportTarget[] = importTargets[kind]
  const found = Object.entries(map.fields).flatMap(([name, column]): Mapped[] => {
    const field = targetOf(kind, name)
    const at = columns.indexOf(column)
    return field && at !== -1 ? [{ field, column, at }] : []
  })
  // In our own order, whatever the order in which the map names them.
  const fields = found.sort((one, other) => targets.indexOf(one.field) - targets.indexOf(other.field))
  const fitting = { ...map, fields: Object.fromEntries(fields.map(({ field, column }) => [field, column])) }
  const name = importKeys[kind].find((field) => field === importKeyOf(kind, fitting))
  const key = fields.find(({ field }) => field === name) ?? null
  const mended = mendedOf(columns, mends)
  return { kind, facts, width: columns.length, fields, key, rules: map.rules, mended }
}

/** The target of that name, if that kind of record has it. */
function targetOf(kind: ImportKind, name: string): ImportTarget | undefined {
  const targets: readonly ImportTarget[] = importTargets[kind]
  return targets.find((target) => target === name)
}
