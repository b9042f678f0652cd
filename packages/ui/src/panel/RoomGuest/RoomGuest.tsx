import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Picture, type PictureProps } from '../../pictures/Picture/Picture.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { ProgressBar } from '../../private/ProgressBar.tsx'
import * as styles from './RoomGuest.css.ts'

/** How many works still have their pictures in one row on a phone. */
const few = 10

/** A work, and how long somebody looked at it beside the work that they looked at longest. */
export interface LookedWork {
  id: string | number
  /** The work and the time, in words: "Open Structure No. 26, 4 min". */
  label: string
  picture?: PictureProps | undefined
  /** From 0, not at all, to 1, as long as any. */
  share: number
}

export interface RoomGuestProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Who it is. */
  name: string
  /** How they are reached, and when they came. */
  facts: ReactNode
  /** What was written to them. */
  note?: ReactNode
  /** What can be done, `Button`s of the variant `tertiary`. */
  actions: ReactNode
  /** The works in the room's order; left out for who has not come. */
  looks?: readonly LookedWork[]
  /** What the works are: "What Clara looked at". */
  looksLabel?: string
  /** What the looks come to: "Phone, 22 min". */
  summary?: ReactNode
  /**
   * Whether they have lost their link.
   * @default false
   */
  revoked?: boolean
}

/**
 * Somebody who has a link of their own to a private room: who they are, how often they came, and at which works they
 * looked how long. Renders `<section>`.
 *
 * Use it once for each person, one under the other. Use `DataTable` instead where only names and dates are told.
 */
export function RoomGuest({
  name,
  facts,
  note,
  actions,
  looks,
  looksLabel,
  summary,
  revoked = false,
  className,
  ...props
}: RoomGuestProps) {
  return (
    <section
      aria-label={name}
      {...props}
      data-revoked={revoked || undefined}
      className={joinClasses(styles.guest, className)}
    >
      <div className={styles.row}>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <div className={styles.facts}>{facts}</div>
          {note ? <div className={styles.facts}>{note}</div> : null}
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
      {looks || summary ? (
        <div className={styles.row}>
          {looks ? (
            <ul aria-label={looksLabel} data-few={looks.length <= few || undefined} className={styles.looks}>
              {looks.map(({ id, label, picture, share }) => (
                <li key={id} className={styles.look}>
                  <span className={styles.picture} title={label}>
                    {picture ? <Picture sizes="3.5rem" {...picture} alt="" fit="contain" /> : null}
                  </span>
                  <ProgressBar label={label} share={share} />
                </li>
              ))}
            </ul>
          ) : null}
          {summary ? <div className={styles.summary}>{summary}</div> : null}
        </div>
      ) : null}
    </section>
  )
}
