import { useLanguage } from '@gallery/client'
import { translated } from '@gallery/contract/plain'
import { Select, VisuallyHidden } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useBookableEvents } from './useBookableEvents.ts'

interface EventSelectProps {
  /** The event's id; none for all. */
  value: number | undefined
  onChange: (id: number | undefined) => void
  /** The words of the choice of none; without them one must be chosen. */
  emptyLabel?: string
  /**
   * Leaves the label to screen readers.
   * @default false
   */
  hideLabel?: boolean
}

/** Chooses one of the events that take bookings. */
export function EventSelect({ value, onChange, emptyLabel, hideLabel = false }: EventSelectProps) {
  const language = useLanguage()
  const { events = [] } = useBookableEvents()
  const label = <FormattedMessage id="admin.appointments.event" />
  return (
    <Select
      name="event"
      optional={emptyLabel !== undefined && !hideLabel}
      label={hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      value={value === undefined ? '' : String(value)}
      options={events.map((event) => ({
        value: String(event.id),
        label: translated(event, 'title', language).text,
      }))}
      {...(emptyLabel === undefined ? {} : { emptyLabel })}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? undefined : Number(currentTarget.value))
      }
    />
  )
}
