import { reported } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { Link, Stack } from '@gallery/ui'
import { EntityPicker, OrderedList } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePicker } from '../fields/usePicker.ts'
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
  const { artists } = form.values
  const { found, search } = usePicker(
    (query) => urlOf('/api/artists?list=1', { query }),
    ({ id }) => artists.every((artist) => artist.id !== id)
  )

  async function create(display: string) {
    await reported(async () => {
      const artist = await createArtist(display)
      form.set('artists', [...artists, { id: artist.id, display: artist.display }])
      search.onQueryChange('')
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
        options={found.map(({ id, display }) => ({ id, label: display }))}
        {...search}
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
