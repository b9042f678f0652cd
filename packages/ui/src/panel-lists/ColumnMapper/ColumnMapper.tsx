import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { control } from '../../forms/Field/Field.css.ts'
import { select } from '../../forms/Select/Select.css.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './ColumnMapper.css.ts'

/** A column of a file and where it goes. */
export interface MappedColumn {
  /** What the file calls it. */
  name: string
  /** How much is in it, in words: "7,058 with a value". */
  filled: string
  /** Three of its values. */
  samples: readonly string[]
  /** The value of the option that it goes to; empty for none. */
  target: string
  /** How that stands, in words: "Clave", "11 filas no se entienden". */
  state: ReactNode
  /**
   * A tick (`ok`), something to look at (`warn`), something wrong (`err`), or nothing to say.
   * @default 'none'
   */
  tone?: 'ok' | 'warn' | 'err' | 'none'
}

/** Where a column may go. */
export interface MapTarget {
  value: string
  label: string
}

/** What stands over the parts of a column's row, where there is space for a head. */
export interface MapperHeads {
  /** Over what the file calls it: "Column of the file". */
  name: string
  /** Over its values: "Por ejemplo". */
  samples: string
  /** Over how it stands: "Estado". */
  state: string
}

export interface ColumnMapperProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** What is mapped, for screen readers: "Columns of the file". */
  'aria-label': string
  /** The columns, in the order of the file. */
  columns: readonly MappedColumn[]
  /** Where they may go. One that another column has is still offered: it moves. */
  targets: readonly MapTarget[]
  /** The words for a column that goes nowhere: "No importar". */
  ignored: string
  /** The label of a column's choice: "Where it goes". */
  goesTo: string
  /** The other words of the head. Without them it has none. */
  heads?: MapperHeads
  /** Called with the column's name and where it is to go; empty for nowhere. */
  onTarget: (column: string, target: string) => void
}

/**
 * The columns of a file beside the fields that they go to, with examples. Renders `<ul>`.
 *
 * Use it to bring a table in. Use `DataTable` instead to show one.
 */
export function ColumnMapper({
  columns,
  targets,
  ignored,
  goesTo,
  heads,
  onTarget,
  className,
  ...props
}: ColumnMapperProps) {
  return (
    <ul {...props} className={joinClasses(styles.list, className)}>
      {heads ? (
        // Each part of a row says by itself what it is.
        <li aria-hidden="true" className={styles.head}>
          <span>{heads.name}</span>
          <span>{heads.samples}</span>
          <span />
          <span>{goesTo}</span>
          <span>{heads.state}</span>
        </li>
      ) : null}
      {columns.map(({ name, filled, samples, target, state, tone = 'none' }) => (
        <li key={name} className={styles.row} data-ignored={target === '' || undefined}>
          <div>
            <div className={styles.name}>{name}</div>
            <div className={styles.filled}>{filled}</div>
          </div>
          <ul className={styles.samples}>
            {samples.map((sample) => (
              <li key={sample} className={styles.sample}>
                {sample}
              </li>
            ))}
          </ul>
          <span className={styles.arrow}>{target === '' ? null : <Icon name="arrow-right" />}</span>
          <select
            aria-label={`${goesTo}: ${name}`}
            value={target}
            className={joinClasses(control, select, styles.choice)}
            onChange={(event) => onTarget(name, event.currentTarget.value)}
          >
            <option value="">{ignored}</option>
            {targets.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <div className={styles.state} data-tone={tone}>
            {tone === 'ok' ? <Icon name="check" /> : null}
            {state}
          </div>
        </li>
      ))}
    </ul>
  )
}
