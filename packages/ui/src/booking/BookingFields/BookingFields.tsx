import { type ComponentPropsWithRef, Fragment, type ReactNode, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx'
import { CheckboxGroup, type CheckboxOption } from '../../forms/CheckboxGroup/CheckboxGroup.tsx'
import { FieldGrid } from '../../forms/Form/FieldGrid.tsx'
import { Stepper } from '../../forms/Stepper/Stepper.tsx'
import { TextArea } from '../../forms/TextArea/TextArea.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { useFormReset } from '../../private/useFormReset.ts'
import { useHydrated } from '../../private/useHydrated.ts'
import { useJoinedRef } from '../../private/useJoinedRef.ts'
import { messages as slotMessages } from '../SlotList/messages.ts'
import { asManyLines } from './BookingFields.css.ts'
import {
  asField,
  type BookingField,
  type BookingValues,
  type BookingValuesOf,
  bookingFields,
  type DefaultBookingFields,
  type KnownBookingField,
} from './bookingField.ts'
import { messages } from './messages.ts'
import { OwnField } from './OwnField.tsx'

export interface BookingFieldsProps<Fields extends readonly BookingField[] = DefaultBookingFields>
  extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * What is asked for, in order: the kit's own fields by their names or in other words, and yours. `people` is asked
   * where more than one may come, `any_time` where `asksAnyTime`, `school` where `takesGroups`, `needs` where there are
   * any.
   * @default all of the kit's own
   */
  fields?: Fields | undefined
  /** What the fields hold at first: the visitor's profile, or what was typed before. */
  defaultValues?: Partial<BookingValuesOf<Fields>> | undefined
  /**
   * How many may come on one booking. Where more than one may, the form asks how many do.
   * @default 1
   */
  largestParty?: number | undefined
  /**
   * What can be asked for on the visit, each to be ticked.
   * @default []
   */
  needs?: readonly CheckboxOption[] | undefined
  /**
   * Asks for the name of a school: with it as many may come as there are places (`free`).
   * @default false
   */
  takesGroups?: boolean | undefined
  /** How many places the slot has left, or has in all for who waits: no more can come, and the form says so. */
  free?: number | undefined
  /**
   * The form is for the waiting list of a slot.
   * @default false
   */
  waiting?: boolean | undefined
  /**
   * The least that can come: for fewer there is a place.
   * @default 1
   */
  least?: number | undefined
  /**
   * Asks who waits whether any other time of that day will do.
   * @default false
   */
  asksAnyTime?: boolean | undefined
}

/** The kit's fields of one line: what they are called, and what a browser may fill in. */
const lines = {
  first_name: { label: messages.firstName, autoComplete: 'given-name' },
  last_name: { label: messages.lastName, autoComplete: 'family-name' },
  email: { label: messages.email, autoComplete: 'email', type: 'email' },
  phone: { label: messages.phone, autoComplete: 'tel', type: 'tel' },
} as const

/**
 * The fields of a booking without the form around them. Renders `<div>`, a `FieldGrid`.
 *
 * Use it in a form of your own, of another library or of a framework's actions, with `FieldErrors` around it for what
 * was refused and `bookingValues` to read what was sent. Use `BookingForm` instead where the kit may have the form.
 */
export function BookingFields<const Fields extends readonly BookingField[] = DefaultBookingFields>({
  fields,
  defaultValues = {},
  largestParty = 1,
  free = largestParty,
  needs = [],
  takesGroups = false,
  waiting = false,
  least = 1,
  asksAnyTime = false,
  ref,
  ...props
}: BookingFieldsProps<Fields>) {
  const asked: readonly BookingField[] = fields ?? bookingFields
  const held: Partial<BookingValues> & Readonly<Record<string, unknown>> = { ...defaultValues }
  const first = { people: held.people ?? 1, school: held.school ?? '' }
  const [people, setPeople] = useState(first.people)
  // Kept where another time takes no groups, for when one that does is chosen.
  const [school, setSchool] = useState(first.school)
  const grid = useRef<HTMLDivElement>(null)
  useFormReset(grid, () => {
    setPeople(first.people)
    setSchool(first.school)
  })
  const hydrated = useHydrated()
  // Without scripts nothing is known of what is typed: the server is asked.
  const isSchool = takesGroups && (!hydrated || school.trim() !== '')
  const largest = isSchool ? Math.max(largestParty, free) : largestParty
  const most = Math.min(largest, free)
  const min = Math.min(least, most)

  function known({ name, ...words }: KnownBookingField): ReactNode {
    const { maxLength: _, optional: __, ...ofCount } = words
    switch (name) {
      case 'people':
        // Who are more than the one who can come are told so, rather than booked as one.
        return most > 1 || people > 1 ? (
          <Stepper
            wide
            label={<FormattedMessage {...messages.people} />}
            {...ofCount}
            name={name}
            min={min}
            max={most}
            defaultValue={Math.max(first.people, min)}
            // Who are fewer than can wait for one time are still as many for another.
            value={Math.max(people, min)}
            onValueChange={(wanted) => {
              if (wanted >= min) setPeople(wanted)
            }}
            atMax={
              free < largestParty || most > largestParty ? (
                <FormattedMessage {...(waiting ? messages.inAll : slotMessages.free)} values={{ free }} />
              ) : (
                <FormattedMessage {...messages.largestParty} values={{ most }} />
              )
            }
          />
        ) : null
      case 'any_time':
        return asksAnyTime ? (
          <Checkbox
            wide
            label={<FormattedMessage {...messages.anyTime} />}
            {...words}
            name={name}
            defaultChecked={held.any_time}
          />
        ) : null
      case 'school':
        return takesGroups ? (
          <TextField
            wide
            optional
            label={<FormattedMessage {...messages.school} />}
            hint={<FormattedMessage {...messages.schoolHint} />}
            {...words}
            name={name}
            autoComplete="organization"
            defaultValue={school}
            onInput={({ currentTarget }) => setSchool(currentTarget.value)}
          />
        ) : null
      case 'needs':
        return needs.length > 0 ? (
          <CheckboxGroup
            wide
            optional
            label={<FormattedMessage {...messages.needs} />}
            {...words}
            name={name}
            options={needs}
            defaultValues={held.needs}
          />
        ) : null
      case 'comments':
        return (
          <TextArea
            optional
            wide
            label={<FormattedMessage {...messages.comments} />}
            {...words}
            name={name}
            rows={2}
            className={asManyLines}
            defaultValue={held.comments}
          />
        )
      default: {
        const { label, ...line } = lines[name]
        return (
          <TextField
            label={<FormattedMessage {...label} />}
            {...line}
            {...words}
            name={name}
            defaultValue={held[name]}
          />
        )
      }
    }
  }

  return (
    <FieldGrid {...props} ref={useJoinedRef(grid, ref)}>
      {asked.map(asField).map((field) => (
        <Fragment key={field.name}>
          {field.type === undefined ? known(field) : <OwnField field={field} held={held[field.name]} />}
        </Fragment>
      ))}
    </FieldGrid>
  )
}
