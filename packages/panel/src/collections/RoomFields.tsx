import { useLoadedSite } from '@gallery/client'
import { DateField, TextField } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import type { CollectionForm } from './collectionForm.ts'
import { lastDayOf, roomEnd } from './roomEnd.ts'

/** For whom a private collection is, and until when. */
export function RoomFields({ form }: { form: CollectionForm }) {
  const { timeZone } = useLoadedSite()
  return (
    <>
      <TextField
        optional
        label={<FormattedMessage id="admin.collections.field.recipient" />}
        hint={<FormattedMessage id="admin.collections.recipientHint" />}
        autoComplete="off"
        {...form.text('recipient')}
      />
      <DateField
        optional
        name="open_until"
        label={<FormattedMessage id="admin.collections.field.open_until" />}
        hint={<FormattedMessage id="admin.collections.untilHint" />}
        value={lastDayOf(form.values.open_until, timeZone)}
        onChange={({ target }) => form.set('open_until', roomEnd(target.value, timeZone))}
      />
    </>
  )
}
