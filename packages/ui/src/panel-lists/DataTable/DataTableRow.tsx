import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { hrefOf } from '../../controls/Link/address.ts'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import { fill } from '../../private/fill.ts'
import { TickBox } from '../../private/TickBox.tsx'
import { laterThanTable } from './DataTableHead.tsx'
import type { DataColumn, RowId } from './dataColumn.ts'
import { dataTableMessages as messages } from './messages.ts'
import { RowMenu, type RowMenuItem } from './RowMenu.tsx'
import * as styles from './tableRow.css.ts'

interface DataTableRowProps<Row, Id extends RowId> {
  row: Row
  id: Id
  columns: readonly DataColumn<Row>[]
  rowLabel: (row: Row) => string
  /** An address, or a template of it that `DataTable` has checked. */
  rowHref: ((row: Row) => string) | string | undefined
  dimmed: boolean
  rowMenu: ((row: Row) => readonly RowMenuItem[]) | undefined
  hasMenu: boolean
  /** Whether it is ticked; without it, it has no box. */
  selected: boolean | undefined
  onTick: (id: Id, ticked: boolean, range: boolean) => void
}

/** One row: its box, its cells, its menu. */
export function DataTableRow<Row, Id extends RowId>({
  row,
  id,
  columns,
  rowLabel,
  rowHref,
  dimmed,
  rowMenu,
  hasMenu,
  selected,
  onTick,
}: DataTableRowProps<Row, Id>) {
  const intl = useIntl()
  const name = rowLabel(row)
  return (
    <tr
      data-row=""
      data-selectable={selected === undefined ? undefined : ''}
      data-selected={selected || undefined}
      data-dimmed={dimmed || undefined}
      className={styles.row}
    >
      {selected === undefined ? null : (
        <td className={styles.cell} data-card="tick">
          <TickBox
            label={fill(intl, messages.tick, { name })}
            checked={selected}
            rowTarget={rowHref === undefined}
            onChange={(event) => {
              const { nativeEvent } = event
              onTick(
                id,
                event.currentTarget.checked,
                nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
              )
            }}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          data-card={column.main ? 'main' : column.card}
          data-align={column.align}
          data-width={column.width}
          data-from={laterThanTable(column)}
          className={styles.cell}
        >
          {column.main && rowHref ? (
            <RowLink href={hrefOf(rowHref, row, row)}>{column.cell(row)}</RowLink>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {rowMenu ? (
        <td className={styles.cell} data-card="menu" data-align="end">
          {hasMenu ? <RowMenu name={name} items={() => rowMenu(row)} /> : null}
        </td>
      ) : null}
    </tr>
  )
}

function RowLink({ href, children }: { href: string; children: ReactNode }) {
  const Link = useLink()
  return (
    <Link href={href} data-row-target="" className={styles.link}>
      {children}
    </Link>
  )
}
