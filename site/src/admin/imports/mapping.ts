import type { ImportMap } from '@gallery/contract'

/** Where a column goes; empty for nowhere. */
export function targetOf({ fields }: ImportMap, column: string): string {
  return Object.entries(fields).find(([, name]) => name === column)?.[0] ?? ''
}

/** The map after a column was sent somewhere: it leaves where it was, and what was there goes nowhere. */
export function mapped(map: ImportMap, column: string, target: string): ImportMap {
  const others = Object.entries(map.fields).filter(([field, name]) => name !== column && field !== target)
  return { ...map, fields: Object.fromEntries(target === '' ? others : [...others, [target, column]]) }
}
