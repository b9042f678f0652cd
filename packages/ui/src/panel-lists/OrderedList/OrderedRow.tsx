import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import * as sorted from '../../panel-forms/ImageManager/ImageManager.css.ts'
import { MoveButton } from '../../panel-forms/ImageManager/MoveButton.tsx'
import { GripButton } from '../../private/GripButton.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import type { Dragged } from '../../private/SortableRows.tsx'
import { orderedListMessages as messages } from './messages.ts'
import * as styles from './OrderedList.css.ts'

export interface OrderedRowProps {
  id: string | number
  /** What it is called when it is spoken of. */
  name: string
  /** What stands in the row; its name without. */
  content?: ReactNode
  /** Its place, from 0. */
  index: number
  total: number
  /** By so many places: −1 up, 1 down. */
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  /** Of the grip, when it can be dragged. */
  grip?: ComponentPropsWithRef<'button'>
  /** Of the row, when it can be dragged. */
  row?: Dragged['row']
}

/** One record of a list in order. Renders `<li>`. */
export function OrderedRow(props: OrderedRowProps) {
  const { id, name, content = name, index, total, onMove, onRemove, grip, row } = props
  const intl = useIntl()
  return (
    <li {...row} data-sorted={id} className={joinClasses(sorted.row, styles.row)}>
      <div className={styles.place}>
        <MoveButton name={name} by={-1} off={index === 0} onMove={onMove} />
        <GripButton name={name} grip={grip} className={sorted.grip} />
        <MoveButton name={name} by={1} off={index === total - 1} onMove={onMove} />
      </div>
      <span className={styles.number}>{intl.formatNumber(index + 1)}</span>
      <div>{content}</div>
      <button
        type="button"
        data-remove=""
        className={sorted.iconButton}
        aria-label={intl.formatMessage(messages.remove, { name })}
        onClick={onRemove}
      >
        <Icon name="close" size="m" />
      </button>
    </li>
  )
}
