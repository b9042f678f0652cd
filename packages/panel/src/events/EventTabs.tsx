import { useGet } from '@gallery/client'
import { type Event, urlOf } from '@gallery/contract'
import { TabLinks } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import { useAdminPath } from '../frame/useAdminPath.ts'
import type { EventForm } from './eventForm.ts'
import { type EventSection, eventSections, sectionWith } from './eventSections.ts'

interface EventTabsProps {
  event: Event
  form: EventForm
  section: EventSection
}

/** The sections of an event's screen, with how much each holds and where something was refused. */
export function EventTabs({ event, form, section }: EventTabsProps) {
  const intl = useIntl()
  const path = useAdminPath()
  const slots = useGet(urlOf('/api/places', { event: event.id })).data?.data
  const counts: Partial<Record<EventSection, number | undefined>> = {
    images: event.images.length,
    artists: form.values.artists.length,
    works: form.values.works.length,
    related: form.values.related.length,
    slots: slots?.length,
  }
  const errorsIn = (each: EventSection) =>
    Object.keys(form.errors).filter((field) => sectionWith(field) === each).length
  return (
    <TabLinks
      label={intl.formatMessage({ id: 'admin.events.sections' })}
      items={eventSections.map((each) => {
        const [count, errors] = [counts[each], errorsIn(each)]
        return {
          label: intl.formatMessage({ id: `admin.events.section.${each}` }),
          href: path(each === 'data' ? `events/${event.id}` : `events/${event.id}/${each}`),
          current: each === section,
          ...(count === undefined ? {} : { count }),
          ...(errors > 0 ? { errors } : {}),
        }
      })}
    />
  )
}
