import { useGet } from '@gallery/client'
import { type ArtistNames, urlOf } from '@gallery/contract'
import { type Entity, EntityPicker } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePicker } from '../fields/usePicker.ts'
import { newArtist } from '../record/newArtists.ts'
import type { HeldArtist } from './heldArtist.ts'

interface ArtistFieldProps {
  name: string
  /** Whose the work is; null for nobody's. */
  value: HeldArtist
  onChange: (artist: HeldArtist) => void
}

/** Whose a work is, found by name while one types; whom the gallery does not know yet is added on saving. */
export function ArtistField({ name, value, onChange }: ArtistFieldProps) {
  const intl = useIntl()
  const { found, search } = usePicker((query) => urlOf('/api/artists?list=1', { query }))
  const asked = typeof value === 'number' ? urlOf('/api/artists?list=1', { ids: [value] }) : null
  const known = useGet(asked).data?.data ?? []

  function chosen(): Entity | null {
    if (value !== null && typeof value !== 'number') {
      const label = intl.formatMessage({ id: 'admin.artists.onSaving' }, { name: value.display })
      return { id: value.id, label }
    }
    const artist = [...known, ...found].find(({ id }) => id === value)
    return artist ? entityOf(artist) : null
  }

  return (
    <EntityPicker
      name={name}
      label={<FormattedMessage id="admin.works.column.artist" />}
      optional
      options={found.map(entityOf)}
      {...search}
      onCreate={(words) => {
        search.onQueryChange('')
        onChange(newArtist(words, []))
      }}
      value={chosen()}
      onChange={(entity) => onChange(entity === null ? null : Number(entity.id))}
    />
  )
}

function entityOf({ id, display }: ArtistNames['data'][number]): Entity {
  return { id, label: display }
}
