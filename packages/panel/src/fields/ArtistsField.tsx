import { urlOf, type WorkArtist } from '@gallery/contract'
import { type Entity, EntityPicker } from '@gallery/ui/admin'
import { FormattedMessage } from 'react-intl'
import { usePicker } from './usePicker.ts'

interface ArtistsFieldProps {
  /** The field, as the server calls it. */
  name: string
  /** In their order. */
  value: readonly WorkArtist[]
  onChange: (artists: WorkArtist[]) => void
}

/** The artists of a record, found while one types. */
export function ArtistsField({ name, value, onChange }: ArtistsFieldProps) {
  const { found, search } = usePicker((query) => urlOf('/api/artists?list=1', { query }))
  return (
    <EntityPicker
      multiple
      optional
      wide
      name={name}
      label={<FormattedMessage id="admin.field.artists" />}
      options={found.map(entityOf)}
      {...search}
      value={value.map(entityOf)}
      onChange={(chosen) => {
        const known = [...value, ...found]
        onChange(chosen.flatMap(({ id }) => known.find((artist) => artist.id === id) ?? []))
      }}
    />
  )
}

function entityOf({ id, display }: WorkArtist): Entity {
  return { id, label: display }
}
