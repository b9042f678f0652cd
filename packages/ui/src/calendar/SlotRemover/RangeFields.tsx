import { FormattedMessage } from 'react-intl'
import { DateField } from '../../forms/DateField/DateField.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { pair } from '../../private/planner.css.ts'
import { WeekdayField } from '../../private/WeekdayField.tsx'
import { slotRemoverMessages as messages } from './messages.ts'
import type { SlotRange } from './slotRemoval.ts'

interface RangeFieldsProps {
  range: SlotRange
  onChange: (range: SlotRange) => void
}

/** The fields that say which slots are meant. */
export function RangeFields({ range, onChange }: RangeFieldsProps) {
  const set = (change: Partial<SlotRange>) => onChange({ ...range, ...change })
  return (
    <>
      <div className={pair}>
        <DateField
          name="from"
          label={<FormattedMessage {...messages.from} />}
          value={range.from}
          onChange={(event) => set({ from: event.currentTarget.value })}
        />
        <DateField
          name="to"
          label={<FormattedMessage {...messages.to} />}
          value={range.to}
          onChange={(event) => set({ to: event.currentTarget.value })}
        />
      </div>
      <WeekdayField
        name="weekdays"
        label={<FormattedMessage {...messages.weekdays} />}
        value={range.weekdays}
        onChange={(weekdays) => set({ weekdays })}
      />
      <div className={pair}>
        <TextField
          type="time"
          name="after"
          label={<FormattedMessage {...messages.after} />}
          optional
          value={range.after}
          onChange={(event) => set({ after: event.currentTarget.value })}
        />
        <TextField
          type="time"
          name="before"
          label={<FormattedMessage {...messages.before} />}
          optional
          value={range.before}
          onChange={(event) => set({ before: event.currentTarget.value })}
        />
      </div>
    </>
  )
}
