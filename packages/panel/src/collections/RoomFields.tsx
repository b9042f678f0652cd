import { useLoadedSite } from '@gallery/client'
import { dayOf, instantOf, isDay } from '@gallery/contract'
import { DateField, Form, Stack, TextArea, TextField } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import type { CollectionForm } from './collectionForm.ts'

const roomFields = ['recipient', 'open_until', 'message'] as const

/** For whom a private collection is, until when, and what they read above the works. */
export function RoomFields({ form }: { form: CollectionForm }) {
  const { timeZone } = useLoadedSite()
  const { open_until } = form.values
  const errors = Object.fromEntries(
    roomFields.flatMap((field) => {
      const messages = form.errors[field]
      return messages ? [[field, messages]] : []
    })
  )
  return (
    <Form errors={errors} onSubmit={form.save}>
      <Stack space="s4">
        <TextField
          optional
          label={<FormattedMessage id="admin.collections.recipient" />}
          hint={<FormattedMessage id="admin.collections.recipientHint" />}
          autoComplete="off"
          {...form.text('recipient')}
        />
        <DateField
          optional
          name="open_until"
          label={<FormattedMessage id="admin.collections.until" />}
          hint={<FormattedMessage id="admin.collections.untilHint" />}
          value={open_until === null ? '' : dayOf(new Date(open_until), timeZone)}
          onChange={({ target }) =>
            form.set('open_until', isDay(target.value) ? endOf(target.value, timeZone) : null)
          }
        />
        <TextArea
          optional
          rows={3}
          label={<FormattedMessage id="admin.collections.message" />}
          {...form.text('message')}
        />
      </Stack>
    </Form>
  )
}

/** The last minute of a day, as the server writes it. */
function endOf(day: string, timeZone: string): string {
  return instantOf(day, '23:59', timeZone).toISOString()
}
