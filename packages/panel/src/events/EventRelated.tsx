import { useReread } from '@gallery/client'
import { type Event, urlOf } from '@gallery/contract'
import { Link, Stack } from '@gallery/ui'
import { EntityPicker, OrderedList } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFound } from '../fields/useFound.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { inOrder } from '../lists/inOrder.ts'
import type { EventForm } from './eventForm.ts'

/** The events that an event's page points at, in the order that visitors see. */
export function EventRelated({ event, form }: { event: Event; form: EventForm }) {
  const intl = useIntl()
  const path = useAdminPath()
  const reread = useReread()
  const [query, setQuery] = useState('')
  const words = query.trim()
  const { data, loading, failure } = useFound(
    urlOf('/api/events?list=1', words === '' ? {} : { query: words })
  )
  const { related } = form.values
  const found =
    data?.data.filter(({ id }) => id !== event.id && related.every((other) => other.id !== id)) ?? []
  return (
    <Stack space="s4">
      <EntityPicker
        name="related"
        label={<FormattedMessage id="admin.events.addRelated" />}
        value={null}
        onChange={(chosen) => {
          const other = found.find(({ id }) => id === chosen?.id)
          if (other) form.set('related', [...related, other])
        }}
        options={found.slice(0, 50).map(({ id, title_es, title_en }) => ({
          id,
          label: title_es,
          ...(title_en === '' ? {} : { meta: title_en }),
        }))}
        query={query}
        onQueryChange={setQuery}
        loading={loading}
        failure={data === undefined && failure !== undefined}
        onRetry={() => void reread('/api/events')}
      />
      <OrderedList
        label={intl.formatMessage({ id: 'admin.events.relatedInOrder' })}
        items={related.map(({ id, title_es }) => ({
          id,
          name: title_es,
          content: <Link href={path(`events/${id}`)}>{title_es}</Link>,
        }))}
        empty={<FormattedMessage id="admin.events.noRelated" />}
        onReorder={(ids) => form.set('related', inOrder(related, ids))}
        onRemove={(id) =>
          form.set(
            'related',
            related.filter((other) => other.id !== id)
          )
        }
      />
    </Stack>
  )
}
