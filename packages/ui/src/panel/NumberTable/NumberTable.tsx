import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './NumberTable.css.ts'

const uncounted = { id: 'numberTable.uncounted', defaultMessage: 'no se contó' } as const

/** What is counted of one thing, in the order of the columns; null where nobody counted. */
export interface NumberRow {
  id: string | number
  /** "lunes". */
  label: string
  values: readonly (number | null)[]
}

export interface NumberTableProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What is counted, for screen readers: "Places per day". */
  label: string
  /** What the rows are: "Day". */
  of: string
  /** Over each number. */
  columns: readonly string[]
  /** In the order of the chart. */
  rows: readonly NumberRow[]
  /** All rows together, under them. */
  total?: Omit<NumberRow, 'id'>
}

/**
 * Numbers in rows, with their sum: what stands behind a chart. It is a table on a phone too, so that they can be
 * compared. Renders `<section>` around a `<table>`.
 *
 * Use it under a `BarChart`. Use `DataTable` instead for records that one opens or changes.
 */
export function NumberTable({ label, of, columns, rows, total, className, ...props }: NumberTableProps) {
  return (
    // Many columns scroll on a phone: the keyboard must get to them.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the focus
    <section tabIndex={0} aria-label={label} {...props} className={joinClasses(styles.scroller, className)}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {[of, ...columns].map((name) => (
              <th key={name} scope="col" className={styles.head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, ...row }) => (
            <Row key={id} columns={columns} {...row} />
          ))}
        </tbody>
        {total ? (
          <tfoot>
            <Row columns={columns} {...total} />
          </tfoot>
        ) : null}
      </table>
    </section>
  )
}

function Row({ label, values, columns }: Omit<NumberRow, 'id'> & { columns: readonly string[] }) {
  const intl = useIntl()
  return (
    <tr>
      <th scope="row" className={styles.cell}>
        {label}
      </th>
      {values.map((value, column) => (
        <td key={columns[column]} className={styles.cell}>
          {value === null ? (
            <>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>
                <FormattedMessage {...uncounted} />
              </VisuallyHidden>
            </>
          ) : (
            intl.formatNumber(value)
          )}
        </td>
      ))}
    </tr>
  )
}
