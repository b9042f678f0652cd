import { useGet, useLanguage } from '@gallery/client'
import { type ArchiveNames, urlOf } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { type Entity, EntityPicker } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePicker } from '../fields/usePicker.ts'

interface ArchiveFieldProps {
  /** The archive's id; null is the general archive. */
  value: number | null
  onChange: (id: number | null) => void
}

/** Which archive an item belongs to, found while one types; empty for the general one. */
export function ArchiveField({ value, onChange }: ArchiveFieldProps) {
  const intl = useIntl()
  const language = useLanguage()
  const { found, search } = usePicker((query) => urlOf('/api/archives?list=1', { query }))
  const known =
    useGet(value === null ? null : urlOf('/api/archives?list=1', { ids: [value] })).data?.data ?? []
  const entityOf = (archive: ArchiveNames['data'][number]): Entity => {
    const { text, lang } = translated(archive, 'title', language)
    return { id: archive.id, label: text, ...(lang ? { lang } : {}) }
  }
  const chosen = [...known, ...found].find(({ id }) => id === value)
  return (
    <EntityPicker
      optional
      name="archive_id"
      label={<FormattedMessage id="admin.field.archive_id" />}
      placeholder={intl.formatMessage({ id: 'archive.general' })}
      options={found.map(entityOf)}
      {...search}
      value={chosen ? entityOf(chosen) : null}
      onChange={(entity) => onChange(entity === null ? null : Number(entity.id))}
    />
  )
}
