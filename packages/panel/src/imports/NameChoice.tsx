import { type ImportName, urlOf } from '@gallery/contract'
import { type Entity, EntityPicker } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePicker } from '../fields/usePicker.ts'

interface NameChoiceProps {
  /** The name as the file has it. */
  name: ImportName
  /** Who is meant on the screen, null for nobody; left out while that is who the review went by. */
  artist: Entity | null | undefined
  /** Called with an artist, of the id 0 for a new one, or null for nobody. */
  onChoose: (artist: Entity | null) => void
}

/** Who is meant by a name of the file: one of those who are called so, a new artist, or anybody found while one types. */
export function NameChoice({ name: { name, rows, candidates, chosen }, artist, onChoose }: NameChoiceProps) {
  const intl = useIntl()
  const { found, search } = usePicker((query) =>
    query === '' ? null : urlOf('/api/artists?list=1', { query })
  )
  const likely: Entity[] = [
    ...candidates.map(({ id, display, works }) => ({
      id,
      label: display,
      meta: `(${id}) ${intl.formatMessage({ id: 'admin.imports.things.works' }, { count: works })}`,
    })),
    { id: 0, label: intl.formatMessage({ id: 'admin.imports.names.new' }, { name }) },
  ]
  const reviewed = likely.find(({ id }) => id === chosen) ?? null
  return (
    <EntityPicker
      name={`name ${name}`}
      label={name}
      hint={<FormattedMessage id="admin.imports.names.rows" values={{ count: rows }} />}
      options={search.query.trim() === '' ? likely : found.map(({ id, display }) => ({ id, label: display }))}
      {...search}
      value={artist === undefined ? reviewed : artist}
      onChange={onChoose}
    />
  )
}
