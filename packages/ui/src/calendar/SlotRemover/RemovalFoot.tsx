import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { FootBar } from '../../panel/FootBar/FootBar.tsx'
import { sentence } from '../../private/planner.css.ts'
import { slotRemoverMessages as messages } from './messages.ts'

interface RemovalFootProps {
  /** How many slots go. */
  count: number
  /** How many stay closed with their bookings. */
  closed: number
  /** How many people are told. */
  people: number
  loading: boolean
  busy: boolean
  onRemove: () => void
  onCancel?: () => void
}

/** What will happen, and the button that does it and says both numbers. */
export function RemovalFoot({ count, closed, people, loading, busy, onRemove, onCancel }: RemovalFootProps) {
  const intl = useIntl()
  const id = useId()
  const nothing = count === 0 && closed === 0
  const summary = loading
    ? messages.loading
    : nothing
      ? messages.nothing
      : people > 0
        ? messages.summaryNotify
        : closed > 0
          ? messages.summaryClosed
          : messages.summary
  return (
    <FootBar aria-label={intl.formatMessage(messages.bar)}>
      <span id={id} role="status" className={sentence}>
        <FormattedMessage {...summary} values={{ count, closed, people }} />
      </span>
      {onCancel ? (
        <Button variant="tertiary" size="s" onClick={onCancel}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      ) : null}
      <Button
        variant="danger"
        size="s"
        disabled={loading || nothing}
        busy={busy}
        busyLabel={<FormattedMessage {...messages.removing} />}
        aria-describedby={id}
        onClick={onRemove}
      >
        <FormattedMessage
          {...(people > 0 ? messages.removeNotify : messages.remove)}
          values={{ count, people }}
        />
      </Button>
    </FootBar>
  )
}
