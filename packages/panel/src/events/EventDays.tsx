import type { Day } from '@gallery/contract'
import { DateField } from '@gallery/ui'
import { type ChangeEvent, useState } from 'react'
import { FormattedMessage } from 'react-intl'

/** The first and the last day of a new event. The last one is never before the first: it goes along. */
export function EventDays({ today }: { today: Day }) {
  const [to, setTo] = useState<string>(today)

  function begin({ currentTarget: { value, form } }: ChangeEvent<HTMLInputElement>) {
    if (value > to) setTo(value)
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
        value={to}
        onChange={({ currentTarget: { value } }) => setTo(value)}
        label={<FormattedMessage id="admin.events.field.to" />}
      />
    </>
  )
}
