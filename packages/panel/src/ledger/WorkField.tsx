import { useLanguage, useReread } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { type Entity, EntityPicker } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFound } from '../fields/useFound.ts'

/** How many the field offers at once. */
const offered = 50

type WorkFieldProps =
  | { multiple?: false; value: Entity | null; onChange: (work: Entity | null) => void }
  | { multiple: true; value: readonly Entity[]; onChange: (works: Entity[]) => void }

/** Finds works by name or code, while one types. */
export function WorkField(props: WorkFieldProps) {
  const language = useLanguage()
  const reread = useReread()
  const [query, setQuery] = useState('')
  const { data, loading, failure } = useFound(urlOf('/api/works?list=1', { query: query.trim() }))
  const options = (data?.data ?? []).slice(0, offered).map((work): Entity => {
    const title = translated(work, 'title', language)
    return { id: work.id, label: title.text, lang: title.lang, meta: work.code }
  })
  return (
    <EntityPicker
      {...props}
      name="works"
      label={<FormattedMessage id={props.multiple ? 'admin.nav.works' : 'admin.works.column.work'} />}
      options={options}
      query={query}
      onQueryChange={setQuery}
      loading={loading}
      failure={data === undefined && failure !== undefined}
      onRetry={() => void reread('/api/works')}
    />
  )
}
