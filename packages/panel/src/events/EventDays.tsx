import type { Day } from '@gallery/contract'
import { DateField } from '@gallery/ui'
import { type ChangeEvent, useState } from 'react'
import { FormattedMessage } from 'react-intl'

/**
 * The first and the last day of a new event. The last one goes along while it stands on the first, through every day that
 * the first passes while it is typed, and is never left before it.
 */
export function EventDays({ today }: { today: Day }) {
  const [days, setDays] = useState<{ from: string; to: string }>({ from: today, to: today })

  function begin({ currentTarget: { value, form } }: ChangeEvent<HTMLInputElement>) {
    // Half written it is no day yet.
    if (value) setDays(({ from, to }) => ({ from: value, to: to === from || to < value ? value : to }))
    // What was said of the last day may have been about the first: the form takes it away, as when one types there.
    const last = form?.elements.namedItem('to')
    if (last instanceof HTMLInputElement) last.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <>
      <DateField
        name="from"
        defaultValue={today}
        onChange={begin}
        label={<FormattedMessage id="admin.events.field.from" />}
      />
      <DateField
        name="to"
        value={days.to}
        onChange={({ currentTarget: { value } }) => setDays(({ from }) => ({ from, to: value }))}
        label={<FormattedMessage id="admin.events.field.to" />}
      />
    </>
  )
}
