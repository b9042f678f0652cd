import { type Entity, EntityPicker } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSlideTarget } from './useSlideTarget.ts'
import { useSlideTargets } from './useSlideTargets.ts'

interface SlideLinkFieldProps {
  /** The field, as the server calls it. */
  name: string
  /** A path under the language, or a whole address; empty for nowhere. */
  value: string
  onChange: (link: string) => void
}

/** Where a slide leads: a record found by its name, or an address typed as it is. */
export function SlideLinkField({ name, value, onChange }: SlideLinkFieldProps) {
  const intl = useIntl()
  const [query, setQuery] = useState('')
  const targets = useSlideTargets(query)
  const label = useSlideTarget(value)
  const typed = /^(\/|https?:\/\/)[^\s,]+$/.test(query.trim()) ? query.trim() : undefined
  const address: Entity[] =
    typed === undefined
      ? []
      : [{ id: typed, label: typed, meta: intl.formatMessage({ id: 'admin.slides.address' }) }]
  return (
    <EntityPicker
      optional
      name={name}
      label={<FormattedMessage id="admin.slides.link" />}
      placeholder={value === '' ? intl.formatMessage({ id: 'admin.slides.linkHint' }) : undefined}
      options={[...address, ...targets.found]}
      query={query}
      onQueryChange={setQuery}
      loading={targets.loading}
      failure={targets.failed}
      onRetry={targets.retry}
      value={value === '' ? null : { id: value, label }}
      onChange={(entity) => onChange(entity === null ? '' : String(entity.id))}
    />
  )
}
