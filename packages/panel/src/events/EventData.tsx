import { eventKinds } from '@gallery/contract'
import { DateField, FieldGrid, Select, Switch, TextField } from '@gallery/ui'
import { BilingualField, ColorPicker } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EventForm } from './eventForm.ts'

/** What is known of an event: what it is, what it is called, where and when. */
export function EventData({ form }: { form: EventForm }) {
  const intl = useIntl()
  const { text, bilingual, flag, values, set } = form
  const say = (id: string) => intl.formatMessage({ id })
  return (
    <FieldGrid>
      <BilingualField label={say('admin.field.title')} {...bilingual('title')} />
      <Select
        label={<FormattedMessage id="admin.events.kind" />}
        options={eventKinds.map((kind) => ({ value: kind, label: say(`admin.events.kind.${kind}`) }))}
        {...text('kind')}
      />
      <TextField optional label={<FormattedMessage id="admin.field.place" />} {...text('place')} />
      <DateField label={<FormattedMessage id="admin.events.field.from" />} {...text('from')} />
      <DateField label={<FormattedMessage id="admin.events.field.to" />} {...text('to')} />
      <BilingualField
        optional
        kind="area"
        rows={4}
        label={say('admin.events.field.excerpt')}
        {...bilingual('excerpt')}
      />
      <ColorPicker
        wide
        name="color"
        label={<FormattedMessage id="admin.events.field.color" />}
        hint={<FormattedMessage id="admin.events.colorHint" />}
        value={values.color}
        onValueChange={(color) => set('color', color)}
      />
      <Switch
        wide
        label={<FormattedMessage id="admin.events.field.requires_registration" />}
        hint={<FormattedMessage id="admin.events.registrationHint" />}
        {...flag('requires_registration')}
      />
    </FieldGrid>
  )
}
