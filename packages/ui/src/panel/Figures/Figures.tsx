import type { ComponentPropsWithRef } from 'react'
import { useIntl } from 'react-intl'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './Figures.css.ts'

/** A number and what it counts. */
export interface ShownFigure {
  id: string
  /** "lugares ofrecidos". */
  label: string
  /** Null where nobody counted: a dash. */
  value: number | null
  /** Under it: "112 turnos". */
  note?: string
}

export interface FiguresProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Up to five, the first one is what the others are part of. */
  figures: readonly ShownFigure[]
  /**
   * While the numbers are on their way: their words stand already.
   * @default false
   */
  loading?: boolean
}

/**
 * Few large numbers, each over its word. Renders `<dl>`.
 *
 * Use it first in a report. Use `Facts` instead for what a record says in words.
 */
export function Figures({ figures, loading = false, className, ...props }: FiguresProps) {
  const intl = useIntl()
  return (
    <dl {...props} aria-busy={loading || undefined} className={joinClasses(styles.figures, className)}>
      {figures.map(({ id, label, value, note }) => (
        <div key={id} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.value}>
            {loading ? <Skeleton /> : value === null ? '–' : intl.formatNumber(value)}
          </dd>
          {note && !loading ? <dd className={styles.note}>{note}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
