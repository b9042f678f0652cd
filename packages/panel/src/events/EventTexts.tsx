import { BilingualField } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import { RightsFields } from '../fields/RightsFields.tsx'
import { pickImage } from '../texts/pickImage.ts'
import type { EventForm } from './eventForm.ts'

/** What is read about an event, in both languages. */
export function EventTexts({ form }: { form: EventForm }) {
  const intl = useIntl()
  const say = (name: string) => intl.formatMessage({ id: `admin.events.field.${name}` })
  return (
    <>
      <BilingualField optional kind="area" label={say('excerpt')} {...form.bilingual('excerpt')} />
      <BilingualField
        optional
        kind="rich"
        label={say('body')}
        pickImage={pickImage}
        {...form.bilingual('body')}
      />
      <RightsFields above="gallery" rights={form.text('rights')} note={form.bilingual('rights_note')} />
    </>
  )
}
