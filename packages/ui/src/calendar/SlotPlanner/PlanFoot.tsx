import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { type Dates, useDates } from '../../dates/useDates.ts'
import { FootBar } from '../../panel/FootBar/FootBar.tsx'
import { sentence } from '../../private/planner.css.ts'
import { slotPlannerMessages as messages } from './messages.ts'
import type { NewSlot } from './planSlots.ts'

interface PlanFootProps {
  created: readonly NewSlot[]
  /** The rule has a problem. */
  wrong: boolean
  loading: boolean
  busy: boolean
  onCreate: (slots: NewSlot[]) => void
  onCancel?: () => void
}

/** What will happen, or why nothing can, and the button that does it and says how many. */
export function PlanFoot({ created, wrong, loading, busy, onCreate, onCancel }: PlanFootProps) {
  const intl = useIntl()
  const dates = useDates()
  const id = useId()
  const first = created[0]
  const last = created.at(-1)
  const range = first && last ? spanOf(dates, first.start, last.start) : ''
  return (
    <FootBar aria-label={intl.formatMessage(messages.bar)}>
      <span id={id} role="status" className={sentence}>
        {wrong ? (
          <FormattedMessage {...messages.wrong} />
        ) : loading ? (
          <FormattedMessage {...messages.checking} />
        ) : range === '' ? (
          <FormattedMessage {...messages.nothing} />
        ) : (
          <FormattedMessage {...messages.summary} values={{ count: created.length, range }} />
        )}
      </span>
      {onCancel ? (
        <Button variant="tertiary" size="s" onClick={onCancel}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      ) : null}
      <Button
        size="s"
        disabled={wrong || loading || created.length === 0}
        busy={busy}
        busyLabel={<FormattedMessage {...messages.creating} />}
        aria-describedby={id}
        onClick={() => onCreate([...created])}
      >
        <FormattedMessage {...messages.create} values={{ count: created.length }} />
      </Button>
    </FootBar>
  )
}

/** "from 24 November to 18 December", or the one day: the middle of a sentence. */
function spanOf(dates: Dates, first: string, last: string): string {
  const from = dates.dayOf(first)
  const to = dates.dayOf(last)
  const span = from === to ? dates.weekdayDay(from, 'long') : dates.range(from, to)
  return span.charAt(0).toLowerCase() + span.slice(1)
}
