import { type ArtistDetailAnswer, artistNamesUrl } from '@gallery/contract'
import { type Entity, EntityPicker } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Failure } from '../../data/failure.ts'
import { send } from '../../data/send.ts'
import { useGet } from '../../data/useGet.ts'
import { useRefresh } from '../../data/useRefresh.ts'
import { isNamed } from '../lists/isNamed.ts'

/** How many the field offers at once. */
const offered = 50

interface ArtistFieldProps {
  name: string
  /** The id of the artist, or null for nobody. */
  value: number | null
  onChange: (id: number | null) => void
}

/** Whose a work is, found by name while one types; whom the gallery does not know yet is added on the way. */
export function ArtistField({ name, value, onChange }: ArtistFieldProps) {
  const [query, setQuery] = useState('')
  const refresh = useRefresh()
  const { data, failure } = useGet(artistNamesUrl())
  const artists = (data?.data ?? []).map(({ id, display }): Entity => ({ id, label: display }))

  async function create(display: string) {
    try {
      const last_name = display.trim().split(/\s+/).at(-1) ?? ''
      const made = await send<ArtistDetailAnswer>('POST', '/api/artists', { display, last_name })
      await refresh('/api/artists', '/api/panel')
      onChange(made.data.id)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
    }
  }

  return (
    <EntityPicker
      name={name}
      label={<FormattedMessage id="admin.works.column.artist" />}
      optional
      options={artists.filter(({ label }) => isNamed(label, query)).slice(0, offered)}
      query={query}
      onQueryChange={setQuery}
      loading={data === undefined && failure === undefined}
      failure={data === undefined && failure !== undefined}
      onRetry={() => void refresh('/api/artists')}
      onCreate={(words) => void create(words)}
      value={artists.find(({ id }) => id === value) ?? null}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen.id))}
    />
  )
}
