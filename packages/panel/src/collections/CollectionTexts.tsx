import type { CollectionDetail } from '@gallery/contract'
import { TextArea } from '@gallery/ui'
import { BilingualField } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CollectionForm } from './collectionForm.ts'

interface CollectionTextsProps {
  collection: CollectionDetail
  form: CollectionForm
}

/** What is read over the works: of everybody in both languages, and of a private one what is said to whom it is for. */
export function CollectionTexts({ collection, form }: CollectionTextsProps) {
  const intl = useIntl()
  return (
    <>
      <BilingualField
        kind="rich"
        optional
        label={intl.formatMessage({ id: 'admin.field.description' })}
        {...form.bilingual('description')}
      />
      {collection.public ? null : (
        <TextArea
          optional
          rows={2}
          label={<FormattedMessage id="admin.collections.field.message" />}
          hint={<FormattedMessage id="admin.collections.messageHint" />}
          {...form.text('message')}
        />
      )}
    </>
  )
}
