import { FormattedMessage } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { useDates } from '../../dates/useDates.ts'
import { messages as slotMessages } from '../SlotList/messages.ts'
import { freePlaces, slotState } from '../SlotList/slotState.ts'
import type { SlotTime } from '../SlotList/slotTime.ts'
import * as styles from './BookingPanel.css.ts'
import { messages } from './messages.ts'

/** The time that was chosen with how many places it has, between two rules, with the way back to the others. Renders `<div>`. */
export function ChosenSlot({ slot, onChange }: { slot: SlotTime; onChange: () => void }) {
  const dates = useDates()
  return (
    <div className={styles.chosen}>
      <span>
        <time dateTime={slot.start} className={styles.chosenTime}>
          {dates.clockRange(slot.start, slot.end)}
        </time>{' '}
        <span className={styles.chosenRoom}>
          <FormattedMessage
            {...(slotState(slot) === 'taken' ? slotMessages.taken : slotMessages.free)}
            values={{ free: freePlaces(slot) }}
          />
        </span>
      </span>
      <Button variant="tertiary" size="s" onClick={onChange}>
        <FormattedMessage {...messages.change} />
      </Button>
    </div>
  )
}
