import { useLoadedSite } from '@gallery/client'
import { dayOf, instantOf, isDay } from '@gallery/contract'
import { DateField, TextField } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import type { CollectionForm } from './collectionForm.ts'

/** For whom a private collection is, and until when. */
export function RoomFields({ form }: { form: CollectionForm }) {
  const { timeZone } = useLoadedSite()
  const { open_until } = form.values
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
        value={open_until === null ? '' : dayOf(new Date(open_until), timeZone)}
        onChange={({ target }) =>
          form.set('open_until', isDay(target.value) ? endOf(target.value, timeZone) : null)
        }
      />
    </>
  )
}

/** The last minute of a day, as the server writes it. */
function endOf(day: string, timeZone: string): string {
  return instantOf(day, '23:59', timeZone).toISOString()
}
