import { useReread } from '@gallery/client'
import { urlOf, type WorkArtist } from '@gallery/contract'
import { type Entity, EntityPicker } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFound } from './useFound.ts'

interface ArtistsFieldProps {
  /** The field, as the server calls it. */
  name: string
  /** In their order. */
  value: readonly WorkArtist[]
  onChange: (artists: WorkArtist[]) => void
}

/** The artists of a record, found while one types. */
export function ArtistsField({ name, value, onChange }: ArtistsFieldProps) {
  const [query, setQuery] = useState('')
  const reread = useReread()
  const key = urlOf('/api/artists?list=1', query.trim() === '' ? {} : { query: query.trim() })
  const { data, loading, failure } = useFound(key)
  const found = data?.data ?? []
  return (
    <EntityPicker
      multiple
      optional
      wide
      name={name}
      label={<FormattedMessage id="admin.field.artists" />}
      options={found.slice(0, 50).map(entityOf)}
      query={query}
      onQueryChange={setQuery}
      loading={loading}
      failure={failure !== undefined && data === undefined}
      onRetry={() => void reread('/api/artists')}
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
