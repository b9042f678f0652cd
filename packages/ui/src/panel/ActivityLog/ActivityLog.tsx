import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { useKeptFocus } from '../../private/useKeptFocus.ts'
import * as styles from './ActivityLog.css.ts'
import type { LoggedDay } from './activityEntry.ts'
import { LogEntry } from './LogEntry.tsx'

export interface ActivityLogProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What happened, by day, the newest first. */
  days: readonly LoggedDay[]
  /**
   * The level of the days' headings in the page.
   * @default 2
   */
  level?: 2 | 3
  /**
   * While it is on its way: bare lines stand in, or what was there before stays.
   * @default false
   */
  loading?: boolean
}

/**
 * Who did what and when, under a heading for each day, with what was and what is. Renders `<div>` around a `<section>`
 * with a list for each day.
 *
 * Use it for the history of everything, or of one record. Use `MovementLedger` instead for where a work was.
 */
export function ActivityLog({
  days,
  level = 2,
  loading = false,
  className,
  ref,
  ...props
}: ActivityLogProps) {
  const kept = useKeptFocus(ref)
  const Heading = `h${level}` as const
  return (
    <div {...kept} aria-busy={loading || undefined} {...props} className={joinClasses(styles.log, className)}>
      {loading && days.length === 0 ? <Bones /> : null}
      {days.map(({ id, title, entries }) => (
        <section key={id} className={styles.day}>
          <Heading className={styles.heading}>{title}</Heading>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <LogEntry key={entry.id} {...entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Bones() {
  return (
    <>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
        <div key={line} className={styles.bones}>
          <span className={styles.bone} />
        </div>
      ))}
    </>
  )
}
