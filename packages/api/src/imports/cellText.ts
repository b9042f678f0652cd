import type { Value } from './draft.ts'

/** A value as text: what a person reads in a cell. */
export function cellText(value: Value | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}
