import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx'
import { CheckboxGroup, type CheckboxOption } from '../../forms/CheckboxGroup/CheckboxGroup.tsx'
import { FieldGrid } from '../../forms/Form/FieldGrid.tsx'
import { Form, type FormProps } from '../../forms/Form/Form.tsx'
import { Stepper } from '../../forms/Stepper/Stepper.tsx'
import { SubmitRow } from '../../forms/SubmitRow/SubmitRow.tsx'
import { TextArea } from '../../forms/TextArea/TextArea.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { useHydrated } from '../../private/useHydrated.ts'
import { messages as slotMessages } from '../SlotList/messages.ts'
import { comments } from './BookingForm.css.ts'

const messages = {
  anyTime: { id: 'bookingForm.anyTime', defaultMessage: 'Cualquier horario de ese día me sirve' },
  comments: { id: 'bookingForm.comments', defaultMessage: 'Comentarios' },
  email: { id: 'bookingForm.email', defaultMessage: 'Email' },
  firstName: { id: 'bookingForm.firstName', defaultMessage: 'Nombre' },
  inAll: {
    id: 'bookingForm.inAll',
    defaultMessage: 'En este turno {free, plural, one {entra # persona} other {entran # personas}}',
  },
  join: { id: 'bookingForm.join', defaultMessage: 'Anotarme' },
  joining: { id: 'bookingForm.joining', defaultMessage: 'Anotando…' },
  largestParty: {
    id: 'bookingForm.largestParty',
    defaultMessage: 'Hasta {most, plural, one {# persona} other {# personas}} por reserva',
  },
  lastName: { id: 'bookingForm.lastName', defaultMessage: 'Apellido' },
  needs: { id: 'bookingForm.needs', defaultMessage: '¿Necesitan algo?' },
  people: { id: 'bookingForm.people', defaultMessage: '¿Cuántos vienen?' },
  phone: { id: 'bookingForm.phone', defaultMessage: 'Teléfono' },
  school: { id: 'bookingForm.school', defaultMessage: 'Escuela' },
  schoolHint: {
    id: 'bookingForm.schoolHint',
    defaultMessage: 'Si vienen como grupo escolar. Entonces pueden venir todos los que entren.',
  },
  save: { id: 'bookingForm.save', defaultMessage: 'Guardar' },
} as const

/** Who comes, under the names that the API knows. */
export interface BookingValues {
  /** How many come; 1 where nobody is asked. */
  people: number
  /** What they need, as `needs` has it; nothing where nobody is asked. */
  needs: string[]
  /** Which school comes; empty for everybody else. */
  school: string
  first_name: string
  last_name: string
  email: string
  phone: string
  comments: string
  /** Who waits takes any time of that day; false where nobody is asked. */
  any_time: boolean
}

export interface BookingFormProps extends Omit<FormProps, 'children' | 'onSubmit'> {
  /** What the fields hold at first: the visitor's profile, or what was typed before. */
  defaultValues?: Partial<BookingValues>
  /**
   * How many may come on one booking. Where more than one may, the form asks how many do.
   * @default 1
   */
  largestParty?: number
  /**
   * What can be asked for on the visit, each to be ticked.
   * @default []
   */
  needs?: readonly CheckboxOption[]
  /**
   * Asks for the name of a school: with it as many may come as there are places (`free`).
   * @default false
   */
  takesGroups?: boolean
  /** How many places the slot has left, or has in all for who waits: no more can come, and the form says so. */
  free?: number
  /**
   * The form is for the waiting list of a slot.
   * @default false
   */
  waiting?: boolean
  /**
   * The least that can come: for fewer there is a place.
   * @default 1
   */
  least?: number
  /**
   * Asks who waits whether any other time of that day will do.
   * @default false
   */
  asksAnyTime?: boolean
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
  const { people = '1', needs = '', school = '' } = values
  const { first_name = '', last_name = '', email = '', phone = '', comments = '', any_time = '' } = values
  return {
    people: Number(people),
    needs: needs.split(',').filter(Boolean),
    school,
    first_name,
    last_name,
    email,
    phone,
    comments,
    any_time: any_time !== '',
  }
}

/**
 * Who books a slot, or waits for a place in it. Renders `<form>`.
 *
 * Use it alone when the slot is chosen elsewhere. Use `BookingPanel` instead when the visitor chooses the slot too,
 * and `ContactForm` for a message.
 */
export function BookingForm({
  defaultValues = {},
  largestParty = 1,
  free = largestParty,
  needs = [],
  takesGroups = false,
  waiting = false,
  least = 1,
  asksAnyTime = false,
  lead,
  onSubmit,
  onCancel,
  cancelHref,
  ...props
}: BookingFormProps) {
  const [people, setPeople] = useState(defaultValues.people ?? 1)
  // Kept where another time takes no groups, for when one that does is chosen.
  const [school, setSchool] = useState(defaultValues.school ?? '')
  const hydrated = useHydrated()
  // Without scripts nothing is known of what is typed: the server is asked.
  const isSchool = takesGroups && (!hydrated || school.trim() !== '')
  const largest = isSchool ? Math.max(largestParty, free) : largestParty
  const most = Math.min(largest, free)
  return (
    <Form {...props} onSubmit={onSubmit && ((values) => onSubmit(bookingValues(values)))}>
      {lead}
      <FieldGrid>
        {most > 1 ? (
          <Stepper
            wide
            name="people"
            label={<FormattedMessage {...messages.people} />}
            min={Math.min(least, most)}
            max={most}
            // Kept where another time has fewer places, for when one with more is chosen.
            value={Math.min(Math.max(people, least), most)}
            onValueChange={setPeople}
            atMax={
              free < largestParty || most > largestParty ? (
                <FormattedMessage {...(waiting ? messages.inAll : slotMessages.free)} values={{ free }} />
              ) : (
                <FormattedMessage {...messages.largestParty} values={{ most }} />
              )
            }
          />
        ) : null}
        {asksAnyTime ? (
          <Checkbox
            wide
            name="any_time"
            label={<FormattedMessage {...messages.anyTime} />}
            defaultChecked={defaultValues.any_time}
          />
        ) : null}
        {takesGroups ? (
          <TextField
            wide
            optional
            name="school"
            label={<FormattedMessage {...messages.school} />}
            hint={<FormattedMessage {...messages.schoolHint} />}
            autoComplete="organization"
            defaultValue={school}
            onInput={({ currentTarget }) => setSchool(currentTarget.value)}
          />
        ) : null}
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
        {needs.length > 0 ? (
          <CheckboxGroup
            wide
            optional
            name="needs"
            label={<FormattedMessage {...messages.needs} />}
            options={needs}
            defaultValues={defaultValues.needs}
          />
        ) : null}
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
      <SubmitRow
        onCancel={onCancel}
        cancelHref={cancelHref}
        {...(waiting ? { busyLabel: <FormattedMessage {...messages.joining} /> } : {})}
      >
        <FormattedMessage {...(waiting ? messages.join : messages.save)} />
      </SubmitRow>
    </Form>
  )
}
