import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './QueryBox.css.ts'

export interface QueryBoxProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What is asked, for screen readers: "Ask the ledger". */
  label: string
  /** The question, a sentence; what can be changed of it is a `QueryWord`. */
  children: ReactNode
  /** What the answer comes to, in a few words. */
  answer?: ReactNode
  /** What leads to the whole answer, a `Button` of size `s`. */
  action?: ReactNode
  /** The fields that change a word of the question, under it; nothing while none is open. */
  fields?: ReactNode
}

/**
 * A question that is a sentence, with the answer in short beside it. Renders `<section>`.
 *
 * Use it where somebody asks by two or three words. Use `ListFilters` instead to narrow a list.
 */
export function QueryBox({ label, children, answer, action, fields, className, ...props }: QueryBoxProps) {
  return (
    <section aria-label={label} {...props} className={joinClasses(styles.box, className)}>
      <p className={styles.question}>{children}</p>
      <div className={styles.side}>
        <span className={styles.answer} role="status">
          {answer}
        </span>
        {action}
      </div>
      {fields ? <div className={styles.fields}>{fields}</div> : null}
    </section>
  )
}
