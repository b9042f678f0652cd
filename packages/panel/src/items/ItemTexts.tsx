import { TextArea } from '@gallery/ui'
import { BilingualField } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { RightsFields } from '../fields/RightsFields.tsx'
import type { ItemForm } from './itemForm.ts'

/** Everything that is read about an item, in both languages, and what the gallery notes for itself. */
export function ItemTexts({ form }: { form: ItemForm }) {
  const intl = useIntl()
  const label = (name: string) => intl.formatMessage({ id: `admin.items.field.${name}` })
  const { bilingual } = form
  return (
    <>
      <BilingualField optional label={label('detail')} {...bilingual('detail')} />
      <BilingualField optional kind="rich" label={label('body')} {...bilingual('body')} />
      <BilingualField optional kind="rich" label={label('public_notes')} {...bilingual('public_notes')} />
      <RightsFields above="gallery" rights={form.text('rights')} note={form.bilingual('rights_note')} />
      <TextArea
        optional
        rows={2}
        label={label('private_notes')}
        hint={<FormattedMessage id="admin.items.privateHint" />}
        {...form.text('private_notes')}
      />
    </>
  )
}
