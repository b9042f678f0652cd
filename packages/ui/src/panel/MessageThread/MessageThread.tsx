import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './MessageThread.css.ts'

/** Something that was written after a message. */
export interface ThreadPart {
  id: string | number
  /** `answer` of the house, `reply` of whoever wrote, or `note`, which stays in the house. */
  kind: 'answer' | 'reply' | 'note'
  /** Who wrote it. */
  name: ReactNode
  /** What it is, where its name does not say so: an internal note. */
  kindLabel?: ReactNode
  /** When, in words. */
  when: ReactNode
  /** Its lines as they were. */
  text: string
  /** The language that it is written in. */
  textLanguage?: string
  /** Under it: what went with it, whether it has left, and what can be done about that. */
  foot?: ReactNode
}

export interface MessageThreadProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What was written, the oldest first. */
  parts: readonly ThreadPart[]
  /** What the list is called for screen readers: "What followed". */
  label: string
  /** What whoever is about to write should know first: somebody else is writing, or has written. Read out at once. */
  alert?: ReactNode
}

/**
 * What followed a message: answers, replies and notes in one column, told apart by their edge and ground, and by words.
 * Renders `<div>` around an `<ol>`, with the alert under it.
 *
 * Use it in a `MessageReader`, under the message. Use `ActivityLog` instead for what was changed in a record.
 */
export function MessageThread({ parts, label, alert, className, ...props }: MessageThreadProps) {
  return (
    <div {...props} className={joinClasses(styles.thread, className)}>
      {parts.length > 0 ? (
        <ol aria-label={label} className={styles.list}>
          {parts.map(({ id, kind, name, kindLabel, when, text, textLanguage, foot }) => (
            <li key={id} className={styles.entry[kind]}>
              <div className={styles.head}>
                <span>
                  <span className={styles.name}>{name}</span>
                  {kindLabel ? <span className={styles.kind}>{kindLabel}</span> : null}
                </span>
                <span className={styles.when}>{when}</span>
              </div>
              <p className={styles.text} lang={textLanguage}>
                {text}
              </p>
              {foot ? <div className={styles.foot}>{foot}</div> : null}
            </li>
          ))}
        </ol>
      ) : null}
      <div role="alert">{alert ? <div className={styles.alert}>{alert}</div> : null}</div>
    </div>
  )
}
