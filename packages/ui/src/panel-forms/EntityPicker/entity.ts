import type { PictureProps } from '../../pictures/Picture/Picture.tsx'

/** A record that can be chosen, as a list shows it. */
export interface Entity {
  /** Its key; a comma may not stand in it. */
  id: string | number
  /** Its name: "Irma Szalay". */
  label: string
  /** The name's language, when it is not the page's. */
  lang?: string
  /** What tells it from others of the same name: "8 obras". */
  meta?: string
  /** A small picture, shown whole. */
  picture?: PictureProps
  /**
   * It can be seen but not chosen.
   * @default false
   */
  disabled?: boolean
}

/** A line of the list: a record, the one that makes a new one of what is typed, or the one that asks again. */
export type PickerRow = { kind: 'entity'; entity: Entity } | { kind: 'create' } | { kind: 'retry' }

interface RowsOf {
  options: readonly Entity[]
  chosen: readonly Entity[]
  query: string
  canCreate: boolean
  failed: boolean
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * The lines of the list: what is not chosen yet, then "Create “…”" for words that are nobody's name. After a failure
 * the only line asks again.
 */
export function pickerRows({ options, chosen, query, canCreate, failed }: RowsOf): PickerRow[] {
  if (failed) return [{ kind: 'retry' }]
  const taken = new Set(chosen.map(({ id }) => id))
  const rows: PickerRow[] = options
    .filter(({ id }) => !taken.has(id))
    .map((entity) => ({ kind: 'entity', entity }))
  const isNew = query.trim() !== '' && ![...options, ...chosen].some(({ label }) => same(label, query))
  return canCreate && isNew ? [...rows, { kind: 'create' }] : rows
}
