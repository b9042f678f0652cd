import { BilingualField } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import type { WorkForm } from './workForm.ts'

/** What a work is called. */
export function WorkNames({ form }: { form: WorkForm }) {
  const intl = useIntl()
  return (
    <BilingualField
      optional={['en']}
      label={intl.formatMessage({ id: 'admin.field.title' })}
      {...form.bilingual('title')}
    />
  )
}
