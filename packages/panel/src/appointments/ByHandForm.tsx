import type { Failure } from '@gallery/client'
import { errorsIn, useLanguage } from '@gallery/client'
import { type AgendaSlot, freePlaces } from '@gallery/contract'
import { Form, SubmitRow, useToast } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useHeldForm } from '../frame/useHeldForm.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import type { Access } from './AccessFields.tsx'
import { AccessFold } from './AccessFold.tsx'
import { PersonFields, personIn } from './PersonFields.tsx'
import { bookByHand } from './slotWrites.ts'

interface ByHandFormProps {
  slot: AgendaSlot
  onDone: () => void
}

/**
 * Writes down who calls, how many come with them and, behind a fold, what they need and of which school they are: the
 * first field has the focus, Enter saves.
 */
export function ByHandForm({ slot, onDone }: ByHandFormProps) {
  const intl = useIntl()
  const language = useLanguage()
  const refresh = useRefresh()
  const { show } = useToast()
  const { onInput } = useHeldForm({ byQuery: true })
  const [errors, setErrors] = useState<Failure['errors']>({})
  const [access, setAccess] = useState<Access>({ needs: [], school: '' })
  const left = freePlaces(slot)

  async function save(values: Record<string, string>): Promise<void> {
    const person = personIn(values)
    try {
      await bookByHand({ place: slot.id, ...person, ...access, language })
      await refresh()
      show({ text: intl.formatMessage({ id: 'admin.appointments.written' }, { name: person.first_name }) })
      onDone()
    } catch (error) {
      setErrors(errorsIn(error))
      await refresh()
    }
  }

  return (
    <Form errors={errors} onSubmit={save} onInput={onInput}>
      <PersonFields
        // Somebody else may have taken the last place meanwhile; the server then says so.
        most={Math.max(1, left)}
        atMost={<FormattedMessage id="admin.appointments.placesLeft" values={{ left }} />}
      />
      <AccessFold value={access} onChange={setAccess} />
      <SubmitRow onCancel={onDone}>
        <FormattedMessage id="admin.appointments.write" />
      </SubmitRow>
    </Form>
  )
}
