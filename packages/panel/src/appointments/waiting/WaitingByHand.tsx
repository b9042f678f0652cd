import type { Failure } from '@gallery/client'
import { errorsIn, useLanguage } from '@gallery/client'
import type { AgendaSlot } from '@gallery/contract'
import { Checkbox, Form, SubmitRow, useToast } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useHeldForm } from '../../frame/useHeldForm.ts'
import { useRefresh } from '../../frame/useRefresh.ts'
import type { Access } from '../AccessFields.tsx'
import { AccessFold } from '../AccessFold.tsx'
import { PersonFields, personIn } from '../PersonFields.tsx'
import { writeIntoLine } from './waitingWrites.ts'

interface WaitingByHandProps {
  slot: AgendaSlot
  onDone: () => void
}

/** Writes somebody who calls into the line of a slot: an offer goes by mail, so that the address is needed. */
export function WaitingByHand({ slot, onDone }: WaitingByHandProps) {
  const intl = useIntl()
  const language = useLanguage()
  const refresh = useRefresh()
  const { show } = useToast()
  const { onInput } = useHeldForm({ byQuery: true })
  const [errors, setErrors] = useState<Failure['errors']>({})
  const [access, setAccess] = useState<Access>({ needs: [], school: '' })

  async function save(values: Record<string, string>): Promise<void> {
    const person = personIn(values)
    try {
      await writeIntoLine(slot.id, {
        ...person,
        ...access,
        any_time: values.any_time !== undefined,
        language,
      })
      await refresh()
      show({ text: intl.formatMessage({ id: 'admin.waiting.written' }, { name: person.first_name }) })
      onDone()
    } catch (error) {
      setErrors(errorsIn(error))
      await refresh()
    }
  }

  return (
    <Form errors={errors} onSubmit={save} onInput={onInput}>
      <PersonFields
        reachable
        most={Math.max(1, slot.limit)}
        atMost={<FormattedMessage id="admin.waiting.inAll" values={{ people: slot.limit }} />}
      />
      <Checkbox
        name="any_time"
        label={<FormattedMessage id="admin.waiting.anyTimeField" />}
        hint={<FormattedMessage id="admin.waiting.anyTimeHint" />}
      />
      <AccessFold value={access} onChange={setAccess} />
      <SubmitRow onCancel={onDone}>
        <FormattedMessage id="admin.waiting.writeYes" />
      </SubmitRow>
    </Form>
  )
}
