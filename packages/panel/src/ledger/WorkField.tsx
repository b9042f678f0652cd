import { useLanguage } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { type Entity, EntityPicker } from '@gallery/ui/admin'
import { FormattedMessage } from 'react-intl'
import { usePicker } from '../fields/usePicker.ts'

type WorkFieldProps =
  | { multiple?: false; value: Entity | null; onChange: (work: Entity | null) => void }
  | { multiple: true; value: readonly Entity[]; onChange: (works: Entity[]) => void }

/** Finds works by name or code, while one types. */
export function WorkField(props: WorkFieldProps) {
  const language = useLanguage()
  const { found, search } = usePicker((query) => urlOf('/api/works?list=1', { query }))
  const options = found.map((work): Entity => {
    const title = translated(work, 'title', language)
    return { id: work.id, label: title.text, lang: title.lang, meta: work.code }
  })
  return (
    <EntityPicker
      {...props}
      name="works"
      label={<FormattedMessage id={props.multiple ? 'admin.nav.works' : 'admin.works.column.work'} />}
      options={options}
      {...search}
    />
  )
}
