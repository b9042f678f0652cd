import type { Failure } from '@gallery/client'
import { errorsIn, useLanguage } from '@gallery/client'
import type { AgendaSlot } from '@gallery/contract'
import { FieldGrid, Form, SubmitRow, TextField, useToast } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { bookByHand } from './slotWrites.ts'

interface ByHandFormProps {
  slot: AgendaSlot
  onDone: () => void
}

const fields = [
  { name: 'first_name', type: 'text', optional: false, wide: false },
  { name: 'last_name', type: 'text', optional: false, wide: false },
  { name: 'phone', type: 'tel', optional: true, wide: true },
  { name: 'email', type: 'email', optional: true, wide: true },
  { name: 'comments', type: 'text', optional: true, wide: true },
] as const

/** Writes down who calls: the first field has the focus, Enter saves. */
export function ByHandForm({ slot, onDone }: ByHandFormProps) {
  const intl = useIntl()
  const language = useLanguage()
  const refresh = useRefresh()
  const { show } = useToast()
  const [errors, setErrors] = useState<Failure['errors']>({})

  async function save(values: Record<string, string>): Promise<void> {
    const { first_name = '', last_name = '', phone = '', email = '', comments = '' } = values
    try {
      await bookByHand({ place: slot.id, first_name, last_name, phone, email, comments, language })
      await refresh()
      show({ text: intl.formatMessage({ id: 'admin.appointments.written' }, { name: first_name }) })
      onDone()
    } catch (error) {
      setErrors(errorsIn(error))
    }
  }

  return (
    <Form errors={errors} onSubmit={save}>
      <FieldGrid>
        {fields.map(({ name, type, optional, wide }, index) => (
          <TextField
            key={name}
            wide={wide}
            name={name}
            type={type}
            optional={optional}
            autoComplete="off"
            autoFocus={index === 0}
            label={<FormattedMessage id={`admin.appointments.${name}`} />}
          />
        ))}
      </FieldGrid>
      <SubmitRow onCancel={onDone}>
        <FormattedMessage id="admin.appointments.write" />
      </SubmitRow>
    </Form>
  )
}
