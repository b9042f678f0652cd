import type { Failure } from '@gallery/client'
import { errorsIn, useLoadedSite } from '@gallery/client'
import type { WorkStatus } from '@gallery/contract'
import { DateField, FieldGrid, Form, Select, SubmitRow, TextField } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { amountIn } from './amountIn.ts'
import { useMoveWorks } from './holds/useMoveWorks.tsx'
import type { LastMovement } from './nextMovement.ts'
import { useWorkStatuses } from './useWorkStatuses.ts'

interface MovementFormProps {
  /** The works that the movement is of. */
  ids: readonly number[]
  /** What the form begins with: price and owner are rarely new. */
  last: LastMovement | null
  /** Called when it is saved, with the new state and the ids of the movements. */
  onDone: (status: WorkStatus, movements: readonly number[]) => void
  onCancel: () => void
}

/** Everything that goes with a movement: state, day, price, owner, address. */
export function MovementForm({ ids, last, onDone, onCancel }: MovementFormProps) {
  const { today } = useLoadedSite()
  const refresh = useRefresh()
  const statuses = useWorkStatuses()
  const { move, question } = useMoveWorks()
  const [errors, setErrors] = useState<Failure['errors']>({})
  const label = (name: string) => <FormattedMessage id={`admin.works.movement.${name}`} />

  async function save({ status, price = '', currency = '', date, owner, address }: Record<string, string>) {
    const chosen = statuses.find(({ value }) => value === status)?.value
    if (chosen === undefined) return
    const movement = {
      status: chosen,
      owner,
      address,
      price: amountIn(price),
      currency: currency.trim().toUpperCase(),
      ...(date ? { date } : {}),
    }
    try {
      const movements = await move(ids, movement)
      await refresh()
      onDone(chosen, movements)
    } catch (error) {
      setErrors(ofMovement(errorsIn(error)))
    }
  }

  return (
    <Form errors={errors} onSubmit={save}>
      <FieldGrid>
        <Select
          name="status"
          label={label('status')}
          options={statuses}
          defaultValue={last?.status ?? 'En consignación'}
        />
        <DateField name="date" label={label('date')} defaultValue={today} />
        <TextField
          name="price"
          label={label('price')}
          optional
          inputMode="decimal"
          defaultValue={last?.price ?? ''}
        />
        <TextField
          name="currency"
          label={label('currency')}
          maxLength={3}
          defaultValue={last?.currency ?? 'USD'}
        />
        <TextField name="owner" label={label('owner')} optional defaultValue={last?.owner ?? ''} />
        <TextField name="address" label={label('address')} optional />
      </FieldGrid>
      <SubmitRow onCancel={onCancel}>
        <FormattedMessage id="admin.works.movement.save" />
      </SubmitRow>
      {question}
    </Form>
  )
}

/** The messages of `movement.price` as those of the field `price`. */
function ofMovement(errors: Failure['errors']): Failure['errors'] {
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field.replace('movement.', ''), messages])
  )
}
