import { errorsIn, type Failure, useLoadedSite } from '@gallery/client'
import { EventColor, EventKind, eventKinds } from '@gallery/contract'
import { FieldGrid, Form, Select, SubmitRow, TextField } from '@gallery/ui'
import { ColorPicker } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { FormDialog } from '../frame/FormDialog.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { EventDays } from './EventDays.tsx'
import { createEvent } from './eventWrites.ts'

interface NewEventDialogProps {
  open: boolean
  onClose: () => void
}

/** A new event: what it is, what it is called and when, then the rest on its own screen. Nobody sees it until then. */
export function NewEventDialog({ open, onClose }: NewEventDialogProps) {
  return (
    <FormDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title={<FormattedMessage id="admin.events.new" />}
      description={<FormattedMessage id="admin.events.newLead" />}
    >
      {open ? <NewEventForm onClose={onClose} /> : null}
    </FormDialog>
  )
}

/** Apart from its dialog: one that is opened again begins anew, without what was refused before. */
function NewEventForm({ onClose }: Pick<NewEventDialogProps, 'onClose'>) {
  const intl = useIntl()
  const path = useAdminPath()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { today } = useLoadedSite()
  const [errors, setErrors] = useState<Failure['errors']>({})

  async function create({
    kind,
    color,
    title_es = '',
    title_en = '',
    from = '',
    to = '',
  }: Record<string, string>) {
    try {
      const event = {
        kind: EventKind.parse(kind),
        color: EventColor.parse(color),
        title_es,
        title_en,
        from,
        to,
      }
      const { id } = await createEvent(event)
      await refresh()
      void navigate(path(`events/${id}`))
    } catch (error) {
      setErrors(errorsIn(error))
    }
  }

  return (
    <Form errors={errors} onSubmit={create}>
      <FieldGrid>
        <TextField wide name="title_es" lang="es" label={<FormattedMessage id="admin.events.titleEs" />} />
        <TextField
          wide
          optional
          name="title_en"
          lang="en"
          label={<FormattedMessage id="admin.events.titleEn" />}
        />
        <Select
          wide
          name="kind"
          label={<FormattedMessage id="admin.events.kind" />}
          options={eventKinds.map((kind) => ({
            value: kind,
            label: intl.formatMessage({ id: `admin.events.kind.${kind}` }),
          }))}
        />
        <EventDays today={today} />
        <ColorPicker
          wide
          name="color"
          defaultValue="green"
          label={<FormattedMessage id="admin.events.field.color" />}
        />
      </FieldGrid>
      <SubmitRow onCancel={onClose}>
        <FormattedMessage id="admin.create" />
      </SubmitRow>
    </Form>
  )
}
