import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { FieldGrid } from '../../forms/Form/FieldGrid.tsx'
import { Form, type FormProps } from '../../forms/Form/Form.tsx'
import { SubmitRow } from '../../forms/SubmitRow/SubmitRow.tsx'
import { TextArea } from '../../forms/TextArea/TextArea.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { comments } from './BookingForm.css.ts'

const messages = {
  comments: { id: 'bookingForm.comments', defaultMessage: 'Comentarios' },
  email: { id: 'bookingForm.email', defaultMessage: 'Email' },
  firstName: { id: 'bookingForm.firstName', defaultMessage: 'Nombre' },
  lastName: { id: 'bookingForm.lastName', defaultMessage: 'Apellido' },
  phone: { id: 'bookingForm.phone', defaultMessage: 'Teléfono' },
  save: { id: 'bookingForm.save', defaultMessage: 'Guardar' },
} as const

/** Who comes, under the names that the API knows. */
export interface BookingValues {
  first_name: string
  last_name: string
  email: string
  phone: string
  comments: string
}

export interface BookingFormProps extends Omit<FormProps, 'children' | 'onSubmit'> {
  /** What the fields hold at first: the visitor's profile, or what was typed before. */
  defaultValues?: Partial<BookingValues>
  /** What stands above the fields: a `Select` of other times when somebody was faster. */
  lead?: ReactNode
  /** Called with what was typed; a promise that it gives back makes the form busy until it settles. */
  onSubmit?: (values: BookingValues) => unknown
  /** Adds the way out beside the button. */
  onCancel?: () => void
  /** Where the way out leads, when it is a link. */
  cancelHref?: string
}

/** The values of a form's fields as a booking; what a field does not say is empty. */
function bookingValues(values: Readonly<Record<string, string>>): BookingValues {
  const { first_name = '', last_name = '', email = '', phone = '', comments = '' } = values
  return { first_name, last_name, email, phone, comments }
}

/**
 * Who books a slot. Renders `<form>`.
 *
 * Use it alone when the slot is chosen elsewhere. Use `BookingPanel` instead when the visitor chooses the slot too,
 * and `ContactForm` for a message.
 */
export function BookingForm({
  defaultValues = {},
  lead,
  onSubmit,
  onCancel,
  cancelHref,
  ...props
}: BookingFormProps) {
  return (
    <Form {...props} onSubmit={onSubmit && ((values) => onSubmit(bookingValues(values)))}>
      {lead}
      <FieldGrid>
        <TextField
          name="first_name"
          label={<FormattedMessage {...messages.firstName} />}
          autoComplete="given-name"
          defaultValue={defaultValues.first_name}
        />
        <TextField
          name="last_name"
          label={<FormattedMessage {...messages.lastName} />}
          autoComplete="family-name"
          defaultValue={defaultValues.last_name}
        />
        <TextField
          name="email"
          type="email"
          label={<FormattedMessage {...messages.email} />}
          autoComplete="email"
          defaultValue={defaultValues.email}
        />
        <TextField
          name="phone"
          type="tel"
          label={<FormattedMessage {...messages.phone} />}
          autoComplete="tel"
          defaultValue={defaultValues.phone}
        />
        <TextArea
          name="comments"
          label={<FormattedMessage {...messages.comments} />}
          optional
          wide
          rows={2}
          className={comments}
          defaultValue={defaultValues.comments}
        />
      </FieldGrid>
      <SubmitRow onCancel={onCancel} cancelHref={cancelHref}>
        <FormattedMessage {...messages.save} />
      </SubmitRow>
    </Form>
  )
}
