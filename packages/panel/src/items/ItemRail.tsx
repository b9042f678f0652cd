import type { ItemDetail } from '@gallery/contract'
import { DateText, Stack, Switch, Text } from '@gallery/ui'
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
            created: <DateText value={item.created_at} format="LL" />,
            editor: item.updated_by?.full_name ?? 'none',
            updated: <DateText value={item.updated_at} format="LL" />,
          }}
        />
      </Text>
    </>
  )
}
