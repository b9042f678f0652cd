import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { tabsMessages } from '../Tabs/messages.ts'
import * as styles from './RecordFold.css.ts'

export interface RecordFoldProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** What is inside: "Images". */
  label: ReactNode
  /** What there is to know of it without opening it, in one line. */
  summary?: ReactNode
  /** How many are inside. */
  count?: number | undefined
  /**
   * How many fields inside were refused.
   * @default 0
   */
  errors?: number
  /** Whether what is inside shows. */
  open: boolean
  /** Called when its name is pressed, with what `open` is to become. */
  onOpenChange: (open: boolean) => void
}

/**
 * A part of a record behind its name and one line about it, until it is opened. Closed again, it only hides what is
 * inside. Renders `<section>`.
 *
 * Use it in the `folds` of a `RecordSheet`. Use `Fold` instead for a text or for controls that begin folded.
 */
export function RecordFold({
  label,
  summary,
  count,
  errors = 0,
  open,
  onOpenChange,
  className,
  children,
  ...props
}: RecordFoldProps) {
  const id = useId()
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  return (
    <section {...props} className={joinClasses(styles.fold, className)} data-open={open || undefined}>
      <h2 className={styles.heading}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => onOpenChange(!open)}
          className={styles.button}
        >
          <span className={styles.label}>
            <Icon name="chevron-right" className={styles.sign} />
            {label}
          </span>
          {open || summary === undefined ? null : <span className={styles.summary}>{summary}</span>}
          {errors > 0 ? (
            <>
              <span className={styles.errors} aria-hidden="true">
                {errors}
              </span>
              <VisuallyHidden>
                <FormattedMessage {...tabsMessages.errors} values={{ count: errors }} />
              </VisuallyHidden>
            </>
          ) : null}
          {count === undefined ? null : <span className={styles.count}>{count}</span>}
        </button>
      </h2>
      <div id={id} hidden={!open} className={styles.content}>
        {/* What goes on inside, an upload, goes on when it is closed. */}
        {wasOpen ? children : null}
      </div>
    </section>
  )
}
