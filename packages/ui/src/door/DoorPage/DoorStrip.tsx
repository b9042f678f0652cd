import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './DoorPage.css.ts'

/** What a strip says. */
export interface DoorStripText {
  /** `lost`: there is no connection. `sent`: what waited has gone. */
  tone: 'lost' | 'sent'
  /** What it says first, in bold. */
  title?: ReactNode
  text: ReactNode
}

export interface DoorStripProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Said in a region that is there all the time. */
  strip: DoorStripText | undefined
}

/**
 * A strip about the connection. Renders `<div role="status">`.
 *
 * Use it under the head of what covers a `DoorPage`, which has one itself. Use `useToast` instead for what is said once.
 */
export function DoorStrip({ strip, className, ...props }: DoorStripProps) {
  return (
    <div role="status" {...props} className={joinClasses(className)}>
      {strip ? (
        <p className={styles.strip} data-tone={strip.tone}>
          <span>
            {strip.title ? <b>{strip.title}</b> : null} {strip.text}
          </span>
        </p>
      ) : null}
    </div>
  )
}
