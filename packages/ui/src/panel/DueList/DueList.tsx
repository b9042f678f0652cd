import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { fill } from '../../private/fill.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { type MoreAction, MoreMenu } from '../../private/MoreMenu.tsx'
import * as styles from './DueList.css.ts'

const messages = {
  day: { id: 'dueList.day', defaultMessage: 'Vence' },
  title: { id: 'dueList.title', defaultMessage: 'Obra' },
  what: { id: 'dueList.what', defaultMessage: 'Qué' },
  where: { id: 'dueList.where', defaultMessage: 'Ubicación' },
  value: { id: 'dueList.value', defaultMessage: 'Valor' },
  actions: { id: 'dueList.actions', defaultMessage: 'Acciones' },
} as const

const more = { id: 'dueList.more', defaultMessage: 'Más acciones: {name}' } as const

/** Something that falls due. */
export interface DueRow {
  id: string | number
  /** The day, short: "15 Nov". */
  day: string
  /** How far that is: "2 days ago". */
  dayNote: string
  /** What it is of: a `RowTitle`. */
  title: ReactNode
  /** "Loan". */
  what: string
  /** Where it is. */
  where: ReactNode
  /** Who has it, and what they were told. */
  whereNote?: ReactNode
  /** A `Price`. */
  value?: ReactNode
  /** What can be done with it: a `Button` of the variant `tertiary` each. */
  actions: ReactNode
  /** What is done rarely with it, behind three dots that bear its name. */
  more?: { name: string; actions: readonly MoreAction[] }
}

/** What falls due within a time. */
export interface DueGroup {
  id: string
  /** "Overdue". */
  title: string
  /**
   * Whether it should have happened by now.
   * @default false
   */
  late?: boolean
  rows: readonly DueRow[]
}

export interface DueListProps extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** What falls due, for screen readers: "What is due". */
  label: string
  /** In the order of their days; one without rows is left out. */
  groups: readonly DueGroup[]
  /**
   * While they are on their way.
   * @default false
   */
  loading?: boolean
}

/**
 * What falls due, in groups, with what can be done with each. Renders `<table>`, below 769px as lines of a page.
 *
 * Use it for what ends on a day. Use `DataTable` instead for records that one searches, sorts and ticks.
 */
export function DueList({ label, groups, loading = false, className, ...props }: DueListProps) {
  const shown = groups.filter(({ rows }) => rows.length > 0)
  return (
    <table
      aria-label={label}
      aria-busy={loading || undefined}
      {...props}
      className={joinClasses(styles.table, className)}
    >
      <thead>
        <tr>
          {Object.values(messages).map((message) => (
            <th key={message.id} scope="col" className={styles.head}>
              <VisuallyHidden>
                <FormattedMessage {...message} />
              </VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      {loading && shown.length === 0 ? (
        <tbody className={styles.group}>
          {['one', 'two', 'three'].map((line) => (
            <tr key={line} className={styles.row}>
              <td colSpan={6} className={styles.cell}>
                <span className={styles.bone} />
              </td>
            </tr>
          ))}
        </tbody>
      ) : null}
      {shown.map(({ id, title, late = false, rows }) => (
        <tbody key={id} className={styles.group} data-late={late || undefined}>
          <tr className={styles.titleRow}>
            <th scope="rowgroup" colSpan={6} className={styles.title}>
              <span className={styles.name}>{title}</span> <span className={styles.count}>{rows.length}</span>
            </th>
          </tr>
          {rows.map((row) => (
            <DueLine key={row.id} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function DueLine({ row }: { row: DueRow }) {
  const intl = useIntl()
  const { day, dayNote, title, what, where, whereNote, value, actions, more: rare } = row
  return (
    <tr className={styles.row}>
      <td data-cell="day" className={styles.cell}>
        <span className={styles.day}>{day}</span>
        <span className={styles.note}>{dayNote}</span>
      </td>
      <th scope="row" data-cell="title" className={styles.cell}>
        {title}
      </th>
      <td data-cell="what" className={styles.cell}>
        {what}
      </td>
      <td data-cell="where" className={styles.cell}>
        {where}
        {whereNote ? <span className={styles.note}>{whereNote}</span> : null}
      </td>
      <td data-cell="value" className={styles.cell}>
        {value}
      </td>
      <td data-cell="actions" className={styles.cell}>
        <span className={styles.actions}>
          {actions}
          {rare ? <MoreMenu label={fill(intl, more, { name: rare.name })} actions={rare.actions} /> : null}
        </span>
      </td>
    </tr>
  )
}
