import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form, type FormProps } from '../../forms/Form/Form.tsx'
import { SubmitRow, type SubmitRowProps } from '../../forms/SubmitRow/SubmitRow.tsx'
import { BookingFields, type BookingFieldsProps } from '../BookingFields/BookingFields.tsx'
import {
  type BookingField,
  type BookingValuesOf,
  bookingValues,
  type DefaultBookingFields,
} from '../BookingFields/bookingField.ts'

const messages = {
  join: { id: 'bookingForm.join', defaultMessage: 'Anotarme' },
  joining: { id: 'bookingForm.joining', defaultMessage: 'Anotando…' },
  save: { id: 'bookingForm.save', defaultMessage: 'Guardar' },
} as const

export interface BookingFormProps<Fields extends readonly BookingField[] = DefaultBookingFields>
  extends Omit<BookingFieldsProps<Fields>, keyof ComponentPropsWithRef<'div'>>,
    Omit<FormProps, 'children' | 'onSubmit'>,
    Pick<SubmitRowProps, 'busyLabel' | 'onCancel' | 'cancelHref' | 'cancelLabel'> {
  /** What stands above the fields: a `Select` of other times when somebody was faster. */
  lead?: ReactNode
  /**
   * The label of the button that sends it.
   * @default 'Save', or 'Join the list' to wait
   */
  submitLabel?: ReactNode
  /** Called with what was typed, typed by `fields`; a promise that it gives back makes the form busy until it settles. */
  onSubmit?: ((values: BookingValuesOf<Fields>) => unknown) | undefined
}

/**
 * Who books a slot, or waits for a place in it. Renders `<form>`.
 *
 * Use it alone when the slot is chosen elsewhere. Use `BookingPanel` instead when the visitor chooses the slot too,
 * and `ContactForm` for a message.
 */
export function BookingForm<const Fields extends readonly BookingField[] = DefaultBookingFields>({
  fields,
  defaultValues,
  largestParty,
  free,
  needs,
  takesGroups,
  waiting = false,
  least,
  asksAnyTime,
  lead,
  submitLabel = <FormattedMessage {...(waiting ? messages.join : messages.save)} />,
  busyLabel = waiting ? <FormattedMessage {...messages.joining} /> : undefined,
  onSubmit,
  onCancel,
  cancelHref,
  cancelLabel,
  ...props
}: BookingFormProps<Fields>) {
  const questions = {
    fields,
    defaultValues,
    largestParty,
    free,
    needs,
    takesGroups,
    waiting,
    least,
    asksAnyTime,
  }
  return (
    <Form {...props} onSubmit={onSubmit && ((values) => onSubmit(bookingValues<Fields>(values, fields)))}>
      {lead}
      <BookingFields {...questions} />
      <SubmitRow onCancel={onCancel} cancelHref={cancelHref} cancelLabel={cancelLabel} busyLabel={busyLabel}>
        {submitLabel}
      </SubmitRow>
    </Form>
  )
}
