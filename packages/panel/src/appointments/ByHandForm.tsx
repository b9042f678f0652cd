import type { Failure } from '@gallery/client'
import { errorsIn, useLanguage } from '@gallery/client'
import { type AgendaSlot, freePlaces } from '@gallery/contract'
import { FieldGrid, Form, Stepper, SubmitRow, TextField, useToast } from '@gallery/ui'
import { Fold } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { needsInWords } from '../fields/needs.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { type Access, AccessFields } from './AccessFields.tsx'
import { bookByHand } from './slotWrites.ts'

interface ByHandFormProps {
  slot: AgendaSlot
  onDone: () => void
}

const names = ['first_name', 'last_name'] as const
const details = [
  { name: 'phone', type: 'tel' },
  { name: 'email', type: 'email' },
  { name: 'comments', type: 'text' },
] as const

/**
 * Writes down who calls, how many come with them and, behind a fold, what they need and of which school they are: the
 * first field has the focus, Enter saves.
 */
export function ByHandForm({ slot, onDone }: ByHandFormProps) {
  const intl = useIntl()
  const language = useLanguage()
  const refresh = useRefresh()
  const { show } = useToast()
  const [errors, setErrors] = useState<Failure['errors']>({})
  const [access, setAccess] = useState<Access>({ needs: [], school: '' })
  const left = freePlaces(slot)
  const inside = [needsInWords(access.needs, intl), access.school].filter(Boolean)

  async function save(values: Record<string, string>): Promise<void> {
    const { first_name = '', last_name = '', people = '', phone = '', email = '', comments = '' } = values
    const person = { first_name, last_name, people: Number(people), phone, email, comments }
    try {
      await bookByHand({ place: slot.id, ...person, ...access, language })
      await refresh()
      show({ text: intl.formatMessage({ id: 'admin.appointments.written' }, { name: first_name }) })
      onDone()
    } catch (error) {
      setErrors(errorsIn(error))
      await refresh()
    }
  }

  return (
    <Form errors={errors} onSubmit={save}>
      <FieldGrid>
        {names.map((name, index) => (
          <TextField
            key={name}
            name={name}
            autoComplete="off"
            autoFocus={index === 0}
            label={<FormattedMessage id={`admin.appointments.${name}`} />}
          />
        ))}
        <Stepper
          wide
          name="people"
          // Somebody else may have taken the last place meanwhile; the server then says so.
          max={Math.max(1, left)}
          atMax={<FormattedMessage id="admin.appointments.placesLeft" values={{ left }} />}
          label={<FormattedMessage id="admin.appointments.people" />}
        />
        {details.map(({ name, type }) => (
          <TextField
            key={name}
            wide
            optional
            name={name}
            type={type}
            autoComplete="off"
            label={<FormattedMessage id={`admin.appointments.${name}`} />}
          />
        ))}
      </FieldGrid>
      <Fold label={<FormattedMessage id="admin.appointments.access" />} note={inside.join(', ')}>
        <FieldGrid>
          <AccessFields value={access} onChange={setAccess} />
        </FieldGrid>
      </Fold>
      <SubmitRow onCancel={onDone}>
        <FormattedMessage id="admin.appointments.write" />
      </SubmitRow>
    </Form>
  )
}
