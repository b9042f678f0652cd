import { type Event, urlOf } from '@gallery/contract'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAdminPath } from '../frame/useAdminPath.ts'
import type { EventForm } from './eventForm.ts'
import { OrderedPicks } from './OrderedPicks.tsx'

/** The events that an event's page points at, in the order that visitors see. */
export function EventRelated({ event, form }: { event: Event; form: EventForm }) {
  const intl = useIntl()
  const path = useAdminPath()
  return (
    <OrderedPicks
      name="related"
      label={<FormattedMessage id="admin.events.addRelated" />}
      listLabel={intl.formatMessage({ id: 'admin.events.relatedInOrder' })}
      empty={<FormattedMessage id="admin.events.noRelated" />}
      picks={form.values.related}
      onChange={(related) => form.set('related', related)}
      found={(query) => urlOf('/api/events?list=1', { query })}
      except={event.id}
      hrefOf={(id) => path(`events/${id}`)}
    />
  )
}
