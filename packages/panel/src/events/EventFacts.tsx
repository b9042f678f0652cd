import { eventKinds } from '@gallery/contract'
import { DateField, Select, TextField } from '@gallery/ui'
import { ColorPicker } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EventForm } from './eventForm.ts'

/** What is known of an event: what it is, where, when and in which colour. */
export function EventFacts({ form }: { form: EventForm }) {
  const intl = useIntl()
  const { text, values, set } = form
  const say = (id: string) => intl.formatMessage({ id })
  return (
    <>
      <Select
        label={<FormattedMessage id="admin.events.kind" />}
        options={eventKinds.map((kind) => ({ value: kind, label: say(`admin.events.kind.${kind}`) }))}
        {...text('kind')}
      />
      <TextField optional label={<FormattedMessage id="admin.field.place" />} {...text('place')} />
      <DateField label={<FormattedMessage id="admin.events.field.from" />} {...text('from')} />
      <DateField label={<FormattedMessage id="admin.events.field.to" />} {...text('to')} />
      <ColorPicker
        name="color"
        label={<FormattedMessage id="admin.events.field.color" />}
        hint={<FormattedMessage id="admin.events.colorHint" />}
        value={values.color}
        onValueChange={(color) => set('color', color)}
      />
    </>
  )
}
