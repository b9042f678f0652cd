import type { Failure } from '@gallery/client'
import { errorsIn, shownByForms, useGet, useLoadedSite } from '@gallery/client'
import { movementPurposes, ownerAfter, plainCurrency, urlOf, type WorkStatus } from '@gallery/contract'
import { DateField, FieldGrid, Form, Select, SubmitRow, TextField } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePeople } from '../fields/usePeople.ts'
import { useHeldForm } from '../frame/useHeldForm.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { useMoveWorks } from './holds/useMoveWorks.tsx'
import { lastSeen } from './lastSeen.ts'
import type { LastMovement } from './nextMovement.ts'
import { useWorkStatuses } from './useWorkStatuses.ts'
import { writtenWorth } from './writtenWorth.ts'

interface MovementFormProps {
  /** The work that the movement is of, by its id. */
  work: number
  /** What the form begins with: price and owner are rarely new. */
  last: LastMovement | null
  /** The state that it begins with; without it, that of the last movement. */
  start?: WorkStatus
  /**
   * The field that takes the focus: the state where it opens by a press in the page, and no dialog gives the focus; the
   * price where that alone may be new, so that Enter is enough.
   */
  focus?: 'status' | 'price'
  /** Called when it is saved, with the new state and the ids of the movements. */
  onDone: (status: WorkStatus, movements: readonly number[]) => void
  onCancel: () => void
}

/** Everything that goes with a movement: state, day, price, owner, address, what for, until when, with whom and who minds it. */
export function MovementForm({ work, last, start, focus, onDone, onCancel }: MovementFormProps) {
  const intl = useIntl()
  const { today } = useLoadedSite()
  const refresh = useRefresh()
  const statuses = useWorkStatuses()
  const people = usePeople()
  const { move, question } = useMoveWorks()
  const { onInput } = useHeldForm()
  const [errors, setErrors] = useState<Failure['errors']>({})
  const purposes = movementPurposes
    .filter((each) => each !== '')
    .map((value) => ({ value, label: intl.formatMessage({ id: `admin.ledger.kind.${value}` }) }))
  const label = (name: string) => <FormattedMessage id={`admin.works.movement.${name}`} />

  // What stands in the fields is what was there as it opened: what others write meanwhile is asked about when it is saved.
  const [seen] = useState(last)
  const [status, setStatus] = useState<WorkStatus>(start ?? last?.status ?? 'En consignación')
  // Until somebody writes in the field it goes with the state.
  const [written, setWritten] = useState<string>()
  const line = useGet(urlOf('/api/works/:id/holds', { id: work }), { quiet: true }).data?.data
  const holder = line?.find(({ state }) => state === 'holding')
  const [purpose, setPurpose] = useState('')
  const isOut = status === 'Prestada' || purpose !== ''
  const isConsigned = !isOut && status === 'En consignación'

  async function save({ price = '', currency = '', date, owner, address, ...term }: Record<string, string>) {
    const worth = writtenWorth(
      { price, currency, owner },
      { status, seen, isOwnerWritten: written !== undefined }
    )
    if (worth === null)
      return setErrors({ price: [intl.formatMessage({ id: 'admin.works.change.noAmount' })] })
    const movement = {
      status,
      ...worth,
      address,
      ...(date ? { date } : {}),
      purpose: movementPurposes.find((each) => each === purpose) ?? '',
      due: term.due || null,
      consigned_until: term.consigned_until || null,
      contact: term.contact ?? '',
      contact_email: term.contact_email ?? '',
      ...(term.minded_by ? { minded_by: Number(term.minded_by) } : {}),
    }
    try {
      const after = lastSeen([{ id: work, last_movement: seen }])
      const movements = await move([work], movement, { ...shownByForms, after })
      await refresh()
      onDone(status, movements)
    } catch (error) {
      setErrors(ofMovement(errorsIn(error)))
    }
  }

  return (
    <Form errors={errors} onSubmit={save} onInput={onInput}>
      <FieldGrid>
        <Select
          name="status"
          autoFocus={focus === 'status'}
          label={label('status')}
          options={statuses}
          value={status}
          onChange={({ currentTarget }) => {
            const chosen = statuses.find(({ value }) => value === currentTarget.value)
            if (chosen) setStatus(chosen.value)
          }}
        />
        <DateField name="date" label={label('date')} defaultValue={today} />
        <TextField
          name="price"
          label={label('price')}
          optional
          inputMode="decimal"
          autoFocus={focus === 'price'}
          {...(focus === 'price' ? { ref: selectAll } : {})}
          defaultValue={seen?.price ?? ''}
        />
        <TextField
          name="currency"
          label={label('currency')}
          maxLength={3}
          defaultValue={seen?.currency ?? plainCurrency}
        />
        <TextField
          name="owner"
          label={label(status === 'Vendida' ? 'buyer' : 'owner')}
          optional
          value={written ?? ownerAfter(status, seen, holder?.client)}
          onChange={({ currentTarget }) => setWritten(currentTarget.value)}
        />
        <TextField name="address" label={label('address')} optional />
        <Select
          name="purpose"
          label={label('purpose')}
          optional
          options={purposes}
          value={purpose}
          emptyLabel={intl.formatMessage({ id: 'admin.works.movement.noPurpose' })}
          onChange={({ currentTarget }) => setPurpose(currentTarget.value)}
        />
        {isOut ? (
          <>
            <DateField name="due" label={label('due')} optional />
            <TextField name="contact" label={label('contact')} optional maxLength={200} />
            <TextField
              type="email"
              name="contact_email"
              label={label('contactEmail')}
              hint={label('contactEmailHint')}
              optional
            />
          </>
        ) : null}
        {isConsigned ? <DateField name="consigned_until" label={label('consignedUntil')} optional /> : null}
        {isOut || isConsigned ? (
          <Select
            name="minded_by"
            label={label('mindedBy')}
            hint={label('mindedByHint')}
            optional
            options={people}
            emptyLabel={intl.formatMessage({ id: 'admin.works.movement.mindedByAuthor' })}
          />
        ) : null}
      </FieldGrid>
      <SubmitRow onCancel={onCancel}>
        <FormattedMessage id="admin.works.movement.save" />
      </SubmitRow>
      {question}
    </Form>
  )
}

/** What is typed takes the place of what stands there. */
function selectAll(field: HTMLInputElement | null): void {
  field?.select()
}

/** The messages of `movement.price` as those of the field `price`. */
function ofMovement(errors: Failure['errors']): Failure['errors'] {
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field.replace('movement.', ''), messages])
  )
}
