import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './HoldLine.css.ts'

/** Somebody in a line. */
export interface HeldPlace {
  id: string | number
  /** Who. */
  name: ReactNode
  /** Until when, or from when on. */
  note?: ReactNode
  /** A link or a button, at the end of their row. */
  action?: ReactNode
}

export interface HoldLineProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** What happened, in a sentence: who was faster, and when. */
  title: ReactNode
  /** Who has it first, then who comes behind, in their order. */
  places: readonly HeldPlace[]
}

/**
 * That somebody was faster: who has it until when, and who comes behind. Renders `<div role="alert">` around an `<ol>`.
 *
 * Use it over a form that stays as it was typed. Use `ConflictDialog` instead where two wrote the same text.
 */
export function HoldLine({ title, places, className, ...props }: HoldLineProps) {
  return (
    <div role="alert" {...props} className={joinClasses(styles.box, className)}>
      <div className={styles.title}>{title}</div>
      <ol className={styles.line}>
        {places.map(({ id, name, note, action }, index) => (
          <li key={id} className={styles.row}>
            <span aria-hidden="true" className={styles.place}>
              {index + 1}
            </span>
            <span>
              <span className={styles.name}>{name}</span>
              {note ? (
                <>
                  <br />
                  <span className={styles.note}>{note}</span>
                </>
              ) : null}
            </span>
            {action}
          </li>
        ))}
      </ol>
    </div>
  )
}
