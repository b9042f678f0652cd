import type { ReactNode } from 'react'

/** What tells a row from the others, on every page of the list. */
export type RowId = string | number

/** A column of a `DataTable`: what it is called, what it shows and where it goes when there is little space. */
export interface DataColumn<Row> {
  /** Tells it from the others; it is also what `sort` and `hiddenColumns` name. */
  id: string
  /** The word at its head. */
  header: string
  /**
   * Leaves the head to screen readers.
   * @default false
   */
  hideHeader?: boolean
  /** What it shows of a row. */
  cell: (row: Row) => ReactNode
  /**
   * The column that names the row; with `rowHref` it is the link that opens it. One per table.
   * @default false
   */
  main?: boolean
  /**
   * Its head is a button that sorts by it.
   * @default false
   */
  sortable?: boolean
  /**
   * `end` for prices and counts.
   * @default 'start'
   */
  align?: 'start' | 'end'
  /**
   * `fit` is as narrow as what it holds, on one line; from 1280px on `words`
   * has space for a word of a dozen letters, so that a name is seldom broken in two.
   * @default 'auto'
   */
  width?: 'auto' | 'fit' | 'words'
  /**
   * The width from which it shows: 1088px (`desktop`, as soon as there is a table), 1280px (`wide`) or 1472px (`full`).
   * @default 'desktop'
   */
  from?: 'desktop' | 'wide' | 'full'
  /**
   * Its place below 1088px, where a row is a card: beside the name (`aside`, one per table) or under it (`below`).
   * Without it, the card does without.
   */
  card?: 'aside' | 'below'
}

/** By which column, and which way, a list is sorted. */
export interface SortState {
  column: string
  direction: 'ascending' | 'descending'
}

/** What a press on a column's head asks for: another column starts ascending, the same one turns round. */
export function nextSort(sort: SortState | undefined, column: string): SortState {
  const turns = sort?.column === column && sort.direction === 'ascending'
  return { column, direction: turns ? 'descending' : 'ascending' }
}
