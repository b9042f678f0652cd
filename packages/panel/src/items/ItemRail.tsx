import type { ItemDetail } from '@gallery/contract'
import { Stack, Switch, Text } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import type { ItemForm } from './itemForm.ts'

/** Who sees an item, and who wrote of it. */
export function ItemRail({ item, form }: { item: ItemDetail; form: ItemForm }) {
  return (
    <>
      <Stack space="s3">
        <Switch label={<FormattedMessage id="admin.items.public" />} {...form.flag('public')} />
        <Switch label={<FormattedMessage id="admin.items.active" />} {...form.flag('active')} />
      </Stack>
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
    </>
  )
}
