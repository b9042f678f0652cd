import { FormattedMessage } from 'react-intl'
import { Counts } from '../../private/Counts.tsx'
import { slotPlannerMessages as messages } from './messages.ts'
import type { NewSlot } from './planSlots.ts'

interface PlanCountsProps {
  created: readonly NewSlot[]
  /** How many are in conflict and not taken in. */
  conflicts: number
  /** How many fall on a day on which the gallery is closed. */
  closed: number
}

/** What a plan comes to: slots, places, conflicts, closed days. */
export function PlanCounts({ created, conflicts, closed }: PlanCountsProps) {
  const places = created.reduce((sum, slot) => sum + slot.limit, 0)
  return (
    <Counts
      items={[
        {
          id: 'new',
          value: created.length,
          words: <FormattedMessage {...messages.new} values={{ count: created.length }} />,
        },
        {
          id: 'places',
          value: places,
          words: <FormattedMessage {...messages.places} values={{ count: places }} />,
        },
        {
          id: 'conflicts',
          value: conflicts,
          words: <FormattedMessage {...messages.conflicts} />,
          tone: conflicts > 0 ? 'error' : undefined,
        },
        { id: 'closed', value: closed, words: <FormattedMessage {...messages.onClosedDay} /> },
      ]}
    />
  )
}
