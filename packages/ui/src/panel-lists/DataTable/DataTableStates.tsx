import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './DataTable.css.ts'
import { laterThanTable } from './DataTableHead.tsx'
import type { DataColumn } from './dataColumn.ts'
import { dataTableMessages as messages } from './messages.ts'
import { cell, row } from './tableRow.css.ts'

/** How many bare rows stand in: as many as a screen shows. */
const bareRows = 8

interface LoadingRowsProps<Row> {
  columns: readonly DataColumn<Row>[]
  selectable: boolean
  withMenu: boolean
}

/** Rows without anything in them, as high as those that are on their way. */
export function LoadingRows<Row>({ columns, selectable, withMenu }: LoadingRowsProps<Row>) {
  return Array.from({ length: bareRows }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they differ in nothing but their place
    <tr key={place} className={row} data-selectable={selectable ? '' : undefined}>
      {selectable ? (
        <td className={cell} data-card="tick">
          <span className={styles.boneBox} />
        </td>
      ) : null}
      {columns.map((column) => (
        <td
          key={column.id}
          data-card={column.main ? 'main' : column.card}
          data-from={laterThanTable(column)}
          className={cell}
        >
          {column.main && place === 0 ? (
            <VisuallyHidden>
              <FormattedMessage {...messages.loading} />
            </VisuallyHidden>
          ) : null}
          <span className={styles.bone} data-short={place % 3 === 1 ? '' : undefined} />
        </td>
      ))}
      {withMenu ? <td className={cell} data-card="menu" /> : null}
    </tr>
  ))
}

/** Nothing was found. */
export function EmptyRow({ width, children }: { width: number; children: ReactNode }) {
  return (
    <tr className={styles.wholeRow}>
      <td colSpan={width} className={styles.whole}>
        {children ?? <EmptyState title={<FormattedMessage {...messages.empty} />} />}
      </td>
    </tr>
  )
}

interface FailedRowProps {
  width: number
  error: ReactNode
  onRetry: (() => void) | undefined
}

/** The rows did not come. */
export function FailedRow({ width, error, onRetry }: FailedRowProps) {
  return (
    <tr className={styles.wholeRow}>
      <td colSpan={width} className={styles.whole}>
        <EmptyState
          role="alert"
          title={error === true ? <FormattedMessage {...messages.failed} /> : error}
          action={
            onRetry ? (
              <Button variant="tertiary" onClick={onRetry}>
                <FormattedMessage {...messages.retry} />
              </Button>
            ) : null
          }
        />
      </td>
    </tr>
  )
}
