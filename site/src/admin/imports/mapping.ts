import type { ImportMap } from '@gallery/contract'

/** Where a column goes; empty for nowhere. */
export function targetOf({ fields }: ImportMap, column: string): string {
  return Object.entries(fields).find(([, name]) => name === column)?.[0] ?? ''
}

/** What names a record, the surest first. */
const keys = ['id', 'hash', 'code', 'display']

/** The field by which rows are joined with what is there; undefined or `none` for no joining. */
export function keyOf({ fields, rules }: ImportMap): string | undefined {
  return rules.key ?? keys.find((field) => field in fields)
}

/** The map after a column was sent somewhere: it leaves where it was, and what was there goes nowhere. */
export function mapped(map: ImportMap, column: string, target: string): ImportMap {
  const others = Object.entries(map.fields).filter(([field, name]) => name !== column && field !== target)
  return { ...map, fields: Object.fromEntries(target === '' ? others : [...others, [target, column]]) }
}
