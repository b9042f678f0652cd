import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { useDates } from '../../dates/useDates.ts'
import { messages as slotMessages } from '../SlotList/messages.ts'
import { freePlaces } from '../SlotList/slotState.ts'
import type { SlotTime } from '../SlotList/slotTime.ts'
import * as styles from './BookingPanel.css.ts'
import { messages } from './messages.ts'

/** Of a time with too few places for the largest party, the way to wait for more of them. Renders `<p>`. */
export function MoreThanFree({ slot, onWait }: { slot: SlotTime; onWait: (slot: SlotTime['id']) => void }) {
  const intl = useIntl()
  const dates = useDates()
  const wait = intl.formatMessage(slotMessages.wait)
  const time = dates.clockRange(slot.start, slot.end)
  return (
    <p className={styles.more}>
      <FormattedMessage {...messages.moreThanFree} values={{ free: freePlaces(slot) }} />{' '}
      <Button
        variant="tertiary"
        size="s"
        aria-label={intl.formatMessage(slotMessages.reserveAt, { reserve: wait, time })}
        onClick={() => onWait(slot.id)}
      >
        {wait}
      </Button>
    </p>
  )
}
