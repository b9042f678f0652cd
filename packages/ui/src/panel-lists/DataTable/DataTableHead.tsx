import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { TickBox } from '../../private/TickBox.tsx'
import * as styles from './DataTable.css.ts'
import { type DataColumn, nextSort, type SortState } from './dataColumn.ts'
import { dataTableMessages as messages } from './messages.ts'
import type { tickedPart } from './selection.ts'

interface DataTableHeadProps<Row> {
  columns: readonly DataColumn<Row>[]
  sort: SortState | undefined
  onSortChange: ((sort: SortState) => void) | undefined
  /** How much of the page is ticked; without it there are no boxes. */
  ticked: ReturnType<typeof tickedPart> | undefined
  /** Whether the page has no rows to tick, yet. */
  withoutRows: boolean
  onTickPage: (ticked: boolean) => void
  withMenu: boolean
}

/** The words over the columns; those that sort are buttons. */
export function DataTableHead<Row>({
  columns,
  sort,
  onSortChange,
  ticked,
  withoutRows,
  onTickPage,
  withMenu,
}: DataTableHeadProps<Row>) {
  const intl = useIntl()
  return (
    <thead className={styles.head}>
      <tr className={styles.headRow}>
        {ticked === undefined ? null : (
          <th className={styles.headCell} data-tick="">
            <TickBox
              label={intl.formatMessage(messages.tickPage)}
              checked={ticked === 'all'}
              mixed={ticked === 'some'}
              disabled={withoutRows}
              onChange={() => onTickPage(ticked !== 'all')}
            />
          </th>
        )}
        {columns.map((column) => {
          const sortable = column.sortable && onSortChange
          const direction = sort?.column === column.id ? sort.direction : undefined
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={direction}
              data-sortable={sortable ? '' : undefined}
              data-align={column.align}
              data-from={laterThanTable(column)}
              className={styles.headCell}
            >
              {sortable ? (
                <button
                  type="button"
                  className={styles.sorter}
                  onClick={() => onSortChange(nextSort(sort, column.id))}
                >
                  {column.header}
                  {direction ? (
                    <Icon name={direction === 'ascending' ? 'chevron-up' : 'chevron-down'} />
                  ) : null}
                </button>
              ) : column.hideHeader ? (
                <VisuallyHidden>{column.header}</VisuallyHidden>
              ) : (
                column.header
              )}
            </th>
          )
        })}
        {withMenu ? (
          <th scope="col" className={styles.headCell}>
            <VisuallyHidden>
              <FormattedMessage {...messages.actions} />
            </VisuallyHidden>
          </th>
        ) : null}
      </tr>
    </thead>
  )
}

/** The width from which a column shows, where that is later than the table itself. */
export function laterThanTable<Row>(column: DataColumn<Row>): 'wide' | 'full' | undefined {
  return column.from === 'desktop' ? undefined : column.from
}
