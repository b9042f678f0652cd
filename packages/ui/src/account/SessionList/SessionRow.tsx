import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { useDates } from '../../dates/useDates.ts'
import { inRow } from '../../private/inRow.ts'
import { Tag } from '../../text/Tag/Tag.tsx'
import { sessionListMessages as messages } from './messages.ts'
import * as styles from './SessionList.css.ts'

/** A place where the visitor is signed in. */
export interface SignedInDevice {
  id: string
  /** What it is, as its owner would know it: "Firefox, Windows". */
  device: string
  /** What is known of where it is, in words. */
  place?: string
  /** When it was last used, ISO; the day shows. */
  lastSeen: string
  /** Whether it is the one that shows this page. */
  current: boolean
}

interface SessionRowProps extends SignedInDevice {
  /** Ends it. */
  onClose?: () => unknown
}

/** One place of the list. Renders `<li>`. */
export function SessionRow({ device, place, lastSeen, current, onClose }: SessionRowProps) {
  const intl = useIntl()
  const dates = useDates()
  const [busy, setBusy] = useState(false)
  const seen = current
    ? intl.formatMessage(messages.now)
    : intl.formatMessage(messages.seen, { day: dates.instant(lastSeen, 'LL') })

  async function close() {
    setBusy(true)
    try {
      await onClose?.()
    } finally {
      setBusy(false)
    }
  }

  return (
    <li className={styles.row} data-current={current || undefined}>
      <span className={styles.device}>{device}</span>
      {place ? <span className={styles.seen}>{place}</span> : null}
      <span className={styles.seen}>{seen}</span>
      {current ? (
        <span className={styles.close}>
          <Tag tone="success">
            <FormattedMessage {...messages.here} />
          </Tag>
        </span>
      ) : null}
      {!current && onClose ? (
        <Button
          variant="tertiary"
          className={styles.close}
          busy={busy}
          busyLabel={<FormattedMessage {...messages.closing} />}
          aria-label={intl.formatMessage(messages.closeOf, {
            device: inRow(intl.locale, [device, place]),
            seen,
          })}
          onClick={() => void close()}
        >
          <FormattedMessage {...messages.close} />
        </Button>
      ) : null}
    </li>
  )
}
