import { BilingualField } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import { pickImage } from '../texts/pickImage.ts'
import type { EventForm } from './eventForm.ts'

/** What is read about an event, in both languages. */
export function EventTexts({ form }: { form: EventForm }) {
  const intl = useIntl()
  return (
    <BilingualField
      optional
      kind="rich"
      label={intl.formatMessage({ id: 'admin.events.field.body' })}
      pickImage={pickImage}
      {...form.bilingual('body')}
    />
  )
}
