import { reported, send, useGet } from '@gallery/client'
import { type ArtistNames, urlOf } from '@gallery/contract'
import { type Entity, EntityPicker } from '@gallery/ui/admin'
import { useLayoutEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { usePicker } from '../fields/usePicker.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'

interface ArtistFieldProps {
  name: string
  /** The id of the artist, or null for nobody. */
  value: number | null
  onChange: (id: number | null) => void
}

/**
 * Whose a work is, found by name while one types. Whom the gallery does not know yet is added on the way: visitors see
 * them from then on, whatever becomes of the work, so that it is told, and can be taken back.
 */
export function ArtistField({ name, value, onChange }: ArtistFieldProps) {
  const refresh = useRefresh()
  const { offer } = useUndo()
  const { found, search } = usePicker((query) => urlOf('/api/artists?list=1', { query }))
  const known =
    useGet(value === null ? null : urlOf('/api/artists?list=1', { ids: [value] })).data?.data ?? []
  const chosen = [...known, ...found].find(({ id }) => id === value)
  // For what is taken back later: whom the field names by then.
  const now = useRef(value)
  useLayoutEffect(() => {
    now.current = value
  })

  async function create(display: string) {
    await reported(async () => {
      const last_name = display.trim().split(/\s+/).at(-1) ?? ''
      const { data: made } = await send('POST /api/artists', {}, { display, last_name })
      await refresh()
      onChange(made.id)
      offer({
        text: <FormattedMessage id="admin.artists.added" values={{ name: made.display }} />,
        undo: async () => {
          await send('DELETE /api/artists/:id', { id: made.id })
          if (now.current === made.id) onChange(value)
          await refresh()
        },
      })
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
