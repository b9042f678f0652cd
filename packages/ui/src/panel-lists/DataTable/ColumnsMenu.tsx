import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { MenuTick, PanelMenu } from '../../private/PanelMenu.tsx'
import { columnsOpener } from './DataTable.css.ts'
import { dataTableMessages as messages } from './messages.ts'

export interface ColumnsMenuProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The table's columns; the main one stays. */
  columns: readonly { id: string; header: string; main?: boolean }[]
  /** Those that are not shown, by id. */
  hiddenColumns: ReadonlySet<string>
  /** Called with those that are not to be shown; remembering them is the owner's. */
  onHiddenColumnsChange: (hidden: ReadonlySet<string>) => void
}

/**
 * "Columnas": which of a table's columns show. Renders `<button>`; the menu stays open while one ticks.
 *
 * Use it beside a `DataTable` with many columns. Use `Menu` instead for actions.
 */
export function ColumnsMenu({
  columns,
  hiddenColumns,
  onHiddenColumnsChange,
  className,
  ...props
}: ColumnsMenuProps) {
  return (
    <PanelMenu
      align="end"
      opener={
        <button type="button" {...props} className={joinClasses(columnsOpener, className)}>
          <Icon name="columns" />
          <FormattedMessage {...messages.columns} />
        </button>
      }
    >
      {columns
        .filter((column) => !column.main)
        .map(({ id, header }) => (
          <MenuTick
            key={id}
            label={header}
            checked={!hiddenColumns.has(id)}
            onChange={(shown) => {
              const next = new Set(hiddenColumns)
              if (shown) next.delete(id)
              else next.add(id)
              onHiddenColumnsChange(next)
            }}
          />
        ))}
    </PanelMenu>
  )
}
