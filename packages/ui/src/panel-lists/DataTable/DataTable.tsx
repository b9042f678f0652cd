import { type ComponentPropsWithRef, memo, type ReactNode, useMemo, useRef, useState } from 'react'
import type { RowAddress, RowTemplate } from '../../controls/Link/address.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './DataTable.css.ts'
import { DataTableHead } from './DataTableHead.tsx'
import { DataTableRow } from './DataTableRow.tsx'
import { EmptyRow, FailedRow, LoadingRows } from './DataTableStates.tsx'
import type { DataColumn, RowId, SortState } from './dataColumn.ts'
import type { RowMenuItem } from './RowMenu.tsx'
import { tickedPart, withRows } from './selection.ts'
import { useKeptRow } from './useKeptRow.ts'
import { useRowKeys } from './useRowKeys.ts'
import { useTick } from './useTick.ts'

export interface DataTableProps<Row, Id extends RowId = RowId, Template extends string = RowTemplate<Row>>
  extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is listed, for screen readers: "Works". */
  label: string
  /** The rows of this page; a row that did not change is the same object, and is not drawn again. */
  rows: readonly Row[]
  /** The columns, in order. Keep the array (a constant, `useMemo`): a new one draws every row again. */
  columns: readonly DataColumn<Row>[]
  /** What tells a row from the others. Keep the function, like the three below. */
  rowId: (row: Row) => Id
  /** What a row is called, in the names of its box and its menu. */
  rowLabel: (row: Row) => string
  /** The screen that a row opens: a link in its main cell. */
  rowHref?: RowAddress<Row, Template>
  /** Whether a row is off: hidden, inactive. Its text is grey. */
  rowDimmed?: (row: Row) => boolean
  /** What can be done with a row; asked for when its menu opens. */
  rowMenu?: (row: Row) => readonly RowMenuItem[]
  /** Whether there is anything to do with a row; without it, with every row. */
  rowHasMenu?: (row: Row) => boolean
  /** Columns that are not shown, by id (`ColumnsMenu`). */
  hiddenColumns?: ReadonlySet<string>
  /** By which column the rows are sorted; the sorting itself is the owner's. */
  sort?: SortState
  onSortChange?: (sort: SortState) => void
  /** The ids that are ticked, on this page and on others. */
  selected?: ReadonlySet<Id>
  /** Called with all that is to be ticked. Without it there are no boxes. */
  onSelectedChange?: (selected: ReadonlySet<Id>) => void
  /** `/`: puts the focus in the list's search. */
  onSearch?: () => void
  /**
   * Where the letters `j`, `k`, `x` and `/` work: all over the page, or with the focus in the table only, for who
   * speaks to the machine and would press them unawares. Nowhere in an `AppShell` without `letterKeys`.
   * @default 'page'
   */
  keys?: 'page' | 'table'
  /**
   * While rows are on their way: bare ones stand in, or those of before stay.
   * @default false
   */
  loading?: boolean
  /** Why there are no rows: "The list could not be loaded". `true` says just that. */
  error?: ReactNode
  /** "Reintentar", under the error. */
  onRetry?: () => void
  /**
   * What stands there when nothing was found: an `EmptyState` with its way out.
   * @default "No results to show"
   */
  empty?: ReactNode
  /** Under the table: how many there are, `Pagination`. */
  foot?: ReactNode
}

const nothing: ReadonlySet<never> = new Set()

/**
 * The panel's lists: sorted by their heads, ticked across pages, changed in place, run through with the keyboard
 * (`j` `k` or arrows, Enter, `x`, `/`). Below 1088px each row is a card. Renders `<div>` around a `<table>`.
 *
 * Use it for the lists of the panel. Use the lists made for the public (`WorkGrid`, `EventList`) instead on the
 * site, and `Facts` for two columns of facts.
 */
export function DataTable<Row, Id extends RowId = RowId, Template extends string = RowTemplate<Row>>({
  label,
  rows,
  columns,
  rowId,
  rowLabel,
  rowHref,
  rowDimmed,
  rowMenu,
  rowHasMenu,
  hiddenColumns = nothing,
  sort,
  onSortChange,
  selected = nothing,
  onSelectedChange,
  onSearch,
  keys = 'page',
  loading = false,
  error,
  onRetry,
  empty,
  foot,
  className,
  ...props
}: DataTableProps<Row, Id, Template>) {
  const table = useRef<HTMLTableElement>(null)
  // Made here, because `memo` at the top of a file forgets what the rows are.
  const [RowView] = useState(() => memo(DataTableRow<Row, Id>))
  const ids = rows.map(rowId)
  const tick = useTick({ ids, selected, onSelectedChange })
  const selectable = onSelectedChange !== undefined
  const isEmpty = !error && !loading && rows.length === 0
  const shown = useShown(columns, hiddenColumns)
  const width = shown.length + (selectable ? 1 : 0) + (rowMenu ? 1 : 0)
  const kept = useKeptRow(table)
  useRowKeys(table, {
    scope: keys,
    onSearch,
    onTick: selectable ? (place, range) => tickPlace(ids[place], range) : undefined,
  })

  function tickPlace(id: Id | undefined, range: boolean): void {
    if (id !== undefined) tick(id, !selected.has(id), range)
  }

  return (
    <div
      {...props}
      data-state={error ? 'error' : loading ? 'loading' : undefined}
      className={joinClasses(styles.root, className)}
    >
      <table {...kept} aria-label={label} aria-busy={loading || undefined} className={styles.table}>
        {isEmpty ? null : (
          <DataTableHead
            columns={shown}
            sort={sort}
            onSortChange={onSortChange}
            ticked={selectable ? tickedPart(selected, ids) : undefined}
            withoutRows={Boolean(error) || ids.length === 0}
            onTickPage={(ticked) => onSelectedChange?.(withRows(selected, ids, ticked))}
            withMenu={rowMenu !== undefined}
          />
        )}
        <tbody className={styles.body}>
          {error ? <FailedRow width={width} error={error} onRetry={onRetry} /> : null}
          {!error && loading && rows.length === 0 ? (
            <LoadingRows columns={shown} selectable={selectable} withMenu={rowMenu !== undefined} />
          ) : null}
          {isEmpty ? <EmptyRow width={width}>{empty}</EmptyRow> : null}
          {error
            ? null
            : rows.map((row) => {
                const id = rowId(row)
                return (
                  <RowView
                    key={id}
                    row={row}
                    id={id}
                    columns={shown}
                    rowLabel={rowLabel}
                    rowHref={rowHref}
                    dimmed={rowDimmed?.(row) ?? false}
                    rowMenu={rowMenu}
                    hasMenu={rowHasMenu?.(row) ?? true}
                    selected={selectable ? selected.has(id) : undefined}
                    onTick={tick}
                  />
                )
              })}
        </tbody>
      </table>
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </div>
  )
}

/** The columns that are not hidden; the same array as long as both are the same, so that rows are not drawn again. */
function useShown<Row>(
  columns: readonly DataColumn<Row>[],
  hidden: ReadonlySet<string>
): readonly DataColumn<Row>[] {
  return useMemo(() => columns.filter((column) => column.main || !hidden.has(column.id)), [columns, hidden])
}
