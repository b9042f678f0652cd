import { urlOf } from '@gallery/contract'
import { Link, Stack } from '@gallery/ui'
import { EntityPicker, OrderedList } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePicker } from '../fields/usePicker.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { inOrder } from '../lists/inOrder.ts'
import { isNewArtist, newArtist, sameName } from '../record/newArtists.ts'
import type { EventForm } from './eventForm.ts'

/** Who shows in an event, in the order that visitors read; whom the gallery does not know yet is added on saving. */
export function EventArtists({ form }: { form: EventForm }) {
  const intl = useIntl()
  const path = useAdminPath()
  const { artists } = form.values
  const { found, search } = usePicker(
    (query) => urlOf('/api/artists?list=1', { query }),
    ({ id }) => artists.every((artist) => artist.id !== id)
  )

  function name(display: string) {
    search.onQueryChange('')
    if (artists.some((artist) => sameName(artist.display, display))) return
    form.set('artists', [...artists, newArtist(display, artists)])
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
        onCreate={name}
      />
      <OrderedList
        label={intl.formatMessage({ id: 'admin.events.artistsInOrder' })}
        items={artists.map(({ id, display }) => ({
          id,
          name: display,
          content: isNewArtist({ id }) ? (
            <FormattedMessage id="admin.artists.onSaving" values={{ name: display }} />
          ) : (
            <Link href={path(`artists/${id}`)}>{display}</Link>
          ),
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
