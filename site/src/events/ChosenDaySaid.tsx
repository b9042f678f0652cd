import type { Day, Slot } from '@gallery/contract'
import { type Asking, isBookable } from '@gallery/contract/plain'
import { useDates, VisuallyHidden } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'

interface ChosenDaySaidProps {
  /** The day that is shown beside the month, if one is. */
  day?: Day | undefined
  /** Its slots. */
  slots: readonly Slot[]
  asking: Asking
}

/**
 * Says, of the day that was chosen in the month, how many of its times have places: they stand far from its link for who
 * does not see them beside it. There before a day is chosen, so that what is put into it is read out.
 */
export function ChosenDaySaid({ day, slots, asking: { people, now } }: ChosenDaySaidProps) {
  const dates = useDates()
  const count = slots.filter((slot) => isBookable(slot, now, people)).length
  return (
    <VisuallyHidden role="status">
      {day === undefined ? null : (
        <FormattedMessage id="event.chosenDay" values={{ day: dates.weekdayDay(day, 'long'), count }} />
      )}
    </VisuallyHidden>
  )
}
