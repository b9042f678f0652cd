import { reported, send, useGet } from '@gallery/client'
import { type ArtistNames, urlOf } from '@gallery/contract'
import { type Entity, EntityPicker } from '@gallery/ui/admin'
import { FormattedMessage } from 'react-intl'
import { usePicker } from '../fields/usePicker.ts'
import { useRefresh } from '../frame/useRefresh.ts'

interface ArtistFieldProps {
  name: string
  /** The id of the artist, or null for nobody. */
  value: number | null
  onChange: (id: number | null) => void
}

/** Whose a work is, found by name while one types; whom the gallery does not know yet is added on the way. */
export function ArtistField({ name, value, onChange }: ArtistFieldProps) {
  const refresh = useRefresh()
  const { found, search } = usePicker((query) => urlOf('/api/artists?list=1', { query }))
  const known =
    useGet(value === null ? null : urlOf('/api/artists?list=1', { ids: [value] })).data?.data ?? []
  const chosen = [...known, ...found].find(({ id }) => id === value)

  async function create(display: string) {
    await reported(async () => {
      const last_name = display.trim().split(/\s+/).at(-1) ?? ''
      const made = await send('POST /api/artists', {}, { display, last_name })
      await refresh()
      onChange(made.data.id)
    })
  }

  return (
    <EntityPicker
      name={name}
      label={<FormattedMessage id="admin.works.column.artist" />}
      optional
      options={found.map(entityOf)}
      {...search}
      onCreate={(words) => void create(words)}
      value={chosen ? entityOf(chosen) : null}
      onChange={(entity) => onChange(entity === null ? null : Number(entity.id))}
    />
  )
}

function entityOf({ id, display }: ArtistNames['data'][number]): Entity {
  return { id, label: display }
}
