import type { Failure } from '@gallery/client'
import { errorsIn, useLanguage } from '@gallery/client'
import { type AgendaSlot, freePlaces } from '@gallery/contract'
import { Form, SubmitRow } from '@gallery/ui'
import { useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { underKey } from '../frame/attempt.ts'
import { useFocusAfter } from '../frame/useFocusAfter.ts'
import { useHeldForm } from '../frame/useHeldForm.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import type { Access } from './AccessFields.tsx'
import { AccessFold } from './AccessFold.tsx'
import { PersonFields, personIn } from './PersonFields.tsx'
import { RaiseLimit } from './RaiseLimit.tsx'
import { bookByHand, cancelBooking } from './slotWrites.ts'
import { toldBy } from './toldBy.ts'

interface ByHandFormProps {
  slot: AgendaSlot
  onDone: () => void
}

/**
 * Writes down who calls, how many come with them and, behind a fold, what they need and of which school they are: the
 * first field has the focus, Enter saves.
 */
export function ByHandForm({ slot, onDone }: ByHandFormProps) {
  const language = useLanguage()
  const refresh = useRefresh()
  const { offer } = useUndo()
  const { onInput } = useHeldForm({ byQuery: true })
  const [errors, setErrors] = useState<Failure['errors']>({})
  const [access, setAccess] = useState<Access>({ needs: [], school: '' })
  const [people, setPeople] = useState(1)
  const peopleField = useRef<HTMLInputElement>(null)
  // The button that raises the limit goes once it has.
  useFocusAfter(slot.limit, peopleField)
  const left = freePlaces(slot)

  async function save(values: Record<string, string>): Promise<void> {
    try {
      const form = { place: slot.id, ...personIn(values), ...access, language }
      // Sent again because its answer was lost, it is written down once, and answered with that booking.
      const { data } = await underKey(['POST /api/appointments/byHand', {}, form], (key) =>
        bookByHand({ ...form, key })
      )
      await refresh()
      const said = { name: data.first_name, people: data.people }
      offer({
        text: <FormattedMessage id="admin.appointments.written" values={said} />,
        what: <FormattedMessage id="admin.appointments.unwritten" values={{ ...said, ...toldBy(data) }} />,
        undo: async () => {
          await cancelBooking(data.id)
          await refresh()
        },
      })
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
        onPeople={setPeople}
        peopleField={peopleField}
        aboutPeople={<RaiseLimit slot={slot} people={people} />}
      />
      <AccessFold value={access} onChange={setAccess} />
      <SubmitRow onCancel={onDone}>
        <FormattedMessage id="admin.appointments.write" />
      </SubmitRow>
    </Form>
  )
}
