import type { ItemDetail } from '@gallery/contract'
import { Stack, Text, TextArea } from '@gallery/ui'
import { BilingualField } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ItemForm } from './itemForm.ts'

/** Everything that is read about an item, in both languages, and what the gallery notes for itself. */
export function ItemTexts({ form, item }: { form: ItemForm; item: ItemDetail }) {
  const intl = useIntl()
  const label = (name: string) => intl.formatMessage({ id: `admin.items.field.${name}` })
  const { bilingual } = form
  return (
    <Stack space="s4">
      <BilingualField label={label('subtitle')} {...bilingual('subtitle')} />
      <BilingualField optional label={label('detail')} {...bilingual('detail')} />
      <BilingualField optional kind="rich" label={label('body')} {...bilingual('body')} />
      <BilingualField optional kind="rich" label={label('public_notes')} {...bilingual('public_notes')} />
      <TextArea
        optional
        rows={4}
        label={label('private_notes')}
        hint={<FormattedMessage id="admin.items.privateHint" />}
        {...form.text('private_notes')}
      />
      <Text size="s" tone="ink2">
        <FormattedMessage
          id="admin.items.writtenBy"
          values={{
            creator: item.created_by?.full_name ?? 'none',
            created: new Date(item.created_at),
            editor: item.updated_by?.full_name ?? 'none',
            updated: new Date(item.updated_at),
          }}
        />
      </Text>
    </Stack>
  )
}
