import { reported, useReread } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { Link, Stack } from '@gallery/ui'
import { EntityPicker, OrderedList } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFound } from '../fields/useFound.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { inOrder } from '../lists/inOrder.ts'
import type { EventForm } from './eventForm.ts'
import { createArtist } from './eventWrites.ts'

/** Who shows in an event, in the order that visitors read. */
export function EventArtists({ form }: { form: EventForm }) {
  const intl = useIntl()
  const path = useAdminPath()
  const refresh = useRefresh()
  const reread = useReread()
  const [query, setQuery] = useState('')
  const words = query.trim()
  const { data, loading, failure } = useFound(
    urlOf('/api/artists?list=1', words === '' ? {} : { query: words })
  )
  const { artists } = form.values
  const found = data?.data.filter(({ id }) => artists.every((artist) => artist.id !== id)) ?? []

  async function create(display: string) {
    await reported(async () => {
      const artist = await createArtist(display)
      form.set('artists', [...artists, { id: artist.id, display: artist.display }])
      setQuery('')
      await refresh()
    })
  }

  return (
    <Stack space="s4">
      <EntityPicker
        name="artists"
        label={<FormattedMessage id="admin.events.addArtist" />}
        value={null}
        onChange={(chosen) => {
          const artist = found.find(({ id }) => id === chosen?.id)
          if (artist) form.set('artists', [...artists, { id: artist.id, display: artist.display }])
        }}
        options={found.slice(0, 50).map(({ id, display }) => ({ id, label: display }))}
        query={query}
        onQueryChange={setQuery}
        loading={loading}
        failure={data === undefined && failure !== undefined}
        onRetry={() => void reread('/api/artists')}
        onCreate={(name) => void create(name)}
      />
      <OrderedList
        label={intl.formatMessage({ id: 'admin.events.artistsInOrder' })}
        items={artists.map(({ id, display }) => ({
          id,
          name: display,
          content: <Link href={path(`artists/${id}`)}>{display}</Link>,
        }))}
        empty={<FormattedMessage id="admin.events.noArtists" />}
        onReorder={(ids) => form.set('artists', inOrder(artists, ids))}
        onRemove={(id) =>
          form.set(
            'artists',
            artists.filter((artist) => artist.id !== id)
          )
        }
      />
    </Stack>
  )
}
