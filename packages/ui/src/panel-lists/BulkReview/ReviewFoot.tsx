import { type ReactNode, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { FootBar } from '../../panel/FootBar/FootBar.tsx'
import { ProgressBar } from '../../private/ProgressBar.tsx'
import { sentence } from '../../private/planner.css.ts'
import * as styles from './BulkReview.css.ts'
import { bulkReviewMessages as messages } from './messages.ts'

/** How far a change of many records is. */
export interface ReviewProgress {
  done: number
  total: number
}

export interface ReviewFootProps {
  /** What will happen and who sees it, or why nothing can. */
  note: ReactNode
  /** What the button says, with the number: "Change the price of 7". */
  actionLabel: ReactNode
  /** Nothing can be done: `note` says why. @default false */
  disabled?: boolean
  /** While it is being done. */
  progress?: ReviewProgress | null
  onApply: () => void
  /** Ends what is being done; nothing of it stays. */
  onStop: () => void
  /** The way out. */
  onBack: () => void
}

/** What will happen and the button that does it; meanwhile how far it is and the way to end it. */
export function ReviewFoot({
  note,
  actionLabel,
  disabled = false,
  progress = null,
  onApply,
  onStop,
  onBack,
}: ReviewFootProps) {
  const intl = useIntl()
  const id = useId()
  if (progress !== null) {
    const { done, total } = progress
    return (
      <FootBar aria-label={intl.formatMessage(messages.bar)}>
        {/* At the other side than the buttons that it replaces: a second press on one of them does not end anything. */}
        <Button variant="secondary" size="s" onClick={onStop}>
          <FormattedMessage {...messages.stop} />
        </Button>
        <span className={styles.progress}>
          <span>
            <FormattedMessage {...messages.progress} values={{ done, total }} />
          </span>
          <ProgressBar label={intl.formatMessage(messages.running)} share={total > 0 ? done / total : 0} />
        </span>
      </FootBar>
    )
  }
  return (
    <FootBar aria-label={intl.formatMessage(messages.bar)}>
      <span id={id} role="status" className={sentence}>
        {note}
      </span>
      <Button variant="tertiary" size="s" onClick={onBack}>
        <FormattedMessage {...messages.back} />
      </Button>
      <Button size="s" disabled={disabled} aria-describedby={id} onClick={onApply}>
        {actionLabel}
      </Button>
    </FootBar>
  )
}
