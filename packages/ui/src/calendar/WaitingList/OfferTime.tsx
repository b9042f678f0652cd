import { useIntl } from 'react-intl'
import { leftParts, usedShare } from '../../private/heldTime.ts'
import { ProgressBar } from '../../private/ProgressBar.tsx'
import { Tag } from '../../text/Tag/Tag.tsx'
import { waitingListMessages as messages } from './messages.ts'
import * as styles from './WaitingList.css.ts'
import type { Waiter } from './waiter.ts'

interface OfferTimeProps {
  /** Who has the offer. */
  name: string
  offer: NonNullable<Waiter['offer']>
  /** The current minute. */
  now: Date
}

/** How long an offer still holds, in words. It changes every minute, and is not read out then. */
export function OfferLeft({ name, offer, now }: OfferTimeProps) {
  const intl = useIntl()
  return (
    <Tag
      tone="outline"
      role="timer"
      aria-live="off"
      aria-label={intl.formatMessage(messages.leftOf, { name })}
      className={styles.left}
    >
      {intl.formatMessage(messages.left, leftParts(offer.until, now))}
    </Tag>
  )
}

/** How much of its time has passed, as a bar. */
export function OfferUsed({ name, offer, now }: OfferTimeProps) {
  const intl = useIntl()
  return (
    <div className={styles.bar}>
      <ProgressBar
        label={intl.formatMessage(messages.used, { name })}
        share={usedShare(offer.since, offer.until, now)}
      />
    </div>
  )
}
