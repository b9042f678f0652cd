import { useLanguage } from '@gallery/client'
import type { Event } from '@gallery/contract'
import { eventHref } from '@gallery/contract/plain'
import { useIntl } from 'react-intl'
import { RecordHead } from '../record/RecordHead.tsx'
import { useDeleteEvents } from './useDeleteEvents.tsx'
import { useDuplicateEvent } from './useDuplicateEvent.ts'

/** The head of an event's screen. */
export function EventHead({ event }: { event: Event }) {
  const intl = useIntl()
  const language = useLanguage()
  const remove = useDeleteEvents()
  const duplicate = useDuplicateEvent()
  return (
    <RecordHead
      kind="event"
      id={event.id}
      title={{ text: event.title_es, lang: 'es' }}
      recent={{ path: `events/${event.id}`, es: event.title_es, en: event.title_en }}
      list="events"
      viewHref={eventHref(event, language)}
      more={[
        {
          label: intl.formatMessage({ id: 'admin.events.duplicate' }),
          onSelect: () => void duplicate(event.id),
        },
      ]}
      onRemove={async () => (await remove([event])).has(event.id)}
    />
  )
}
