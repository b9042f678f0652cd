import type { ReactNode } from 'react'
import type { CheckboxOption } from '../../forms/CheckboxGroup/CheckboxGroup.tsx'
import { formValues } from '../../forms/Form/formErrors.ts'
import type { SelectOption } from '../../forms/Select/Select.tsx'

/** Who comes, under the names of the kit's own fields. */
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

/** What a field says beside its control. */
interface FieldWords {
  /** The key of the field in what is sent and in `errors`. */
  name: string
  /** What it asks for: one to three words. */
  label: ReactNode
  /** A sentence of help under it. */
  hint?: ReactNode
  /**
   * It may be left empty, and says so.
   * @default false
   */
  optional?: boolean
  /** Takes both columns. */
  wide?: boolean
}

/** A field of the kit's own, said in other words or kept to a limit. Without a word of yours it is its name alone. */
export interface KnownBookingField extends Partial<Omit<FieldWords, 'name'>> {
  name: keyof BookingValues
  type?: never
  /** The most characters that a text takes. */
  maxLength?: number
}

/** A field of yours, of one line. */
export interface LineBookingField extends FieldWords {
  type: 'text' | 'email' | 'tel' | 'url' | 'number' | 'date'
  /** The fewest characters that are typed. */
  minLength?: number
  /** The most characters that it takes. */
  maxLength?: number
  /** The least number, or the first day, 'YYYY-MM-DD'. */
  min?: number | string
  /** The greatest number, or the last day, 'YYYY-MM-DD'. */
  max?: number | string
  /** What a browser may fill in, as in the `autocomplete` attribute. */
  autoComplete?: string
}

/** A field of yours, of several lines. */
export interface TextAreaBookingField extends FieldWords {
  type: 'textarea'
  /** The most characters that it takes. */
  maxLength?: number
  /**
   * How many lines it shows.
   * @default 2
   */
  rows?: number
}

/** One choice of a few. */
export interface SelectBookingField extends FieldWords {
  type: 'select'
  options: readonly SelectOption[]
  /** The words of a first choice that sends an empty text. */
  emptyLabel?: string
}

/** A box to tick. */
export interface CheckboxBookingField extends FieldWords {
  type: 'checkbox'
}

/** Boxes of which several may be ticked. */
export interface CheckboxesBookingField extends FieldWords {
  type: 'checkboxes'
  options: readonly CheckboxOption[]
}

/** A field of yours. */
export type OwnBookingField =
  | LineBookingField
  | TextAreaBookingField
  | SelectBookingField
  | CheckboxBookingField
  | CheckboxesBookingField

/** A field of a booking: one of the kit's own by its name, the same in other words, or one of yours. */
export type BookingField = keyof BookingValues | KnownBookingField | OwnBookingField

/** The fields that are asked for if nothing is said, in order. */
export const bookingFields = [
  'people',
  'any_time',
  'school',
  'first_name',
  'last_name',
  'email',
  'phone',
  'needs',
  'comments',
] as const satisfies readonly BookingField[]

/** The kit's own fields, all of them. */
export type DefaultBookingFields = typeof bookingFields

type NameOf<Field> = Field extends string
  ? Field
  : Field extends { name: infer Name extends string }
    ? Name
    : never

type ValueOf<Field> = Field extends { type: 'number' }
  ? number | null
  : Field extends { type: 'checkbox' }
    ? boolean
    : Field extends { type: 'checkboxes' }
      ? string[]
      : Field extends { type: string }
        ? string
        : BookingValues[NameOf<Field> & keyof BookingValues]

/** What is sent of these fields, by their names; a number that was left empty, or is none, is null. */
export type BookingValuesOf<Fields extends readonly BookingField[]> = {
  [Field in Fields[number] as NameOf<Field>]: ValueOf<Field>
}

type FieldValue = string | number | boolean | string[] | null

/** A field as an object. */
export function asField(field: BookingField): KnownBookingField | OwnBookingField {
  return typeof field === 'string' ? { name: field } : field
}

/**
 * What was typed into these fields, as a booking: what is not there is empty, no box is ticked, and one person comes,
 * also where what was typed is no number. It takes what a form of yours sends, on the server too, and what `onSubmit` gave
 * and came there as JSON.
 */
export function bookingValues<const Fields extends readonly BookingField[] = DefaultBookingFields>(
  data: FormData | Readonly<Record<string, unknown>>,
  fields?: Fields
): BookingValuesOf<Fields>
export function bookingValues(
  data: FormData | Readonly<Record<string, unknown>>,
  fields: readonly BookingField[] = bookingFields
): Record<string, FieldValue> {
  const texts = data instanceof FormData ? formValues(data) : data
  return Object.fromEntries(
    fields.map(asField).map((field) => [field.name, valueIn(textOf(texts[field.name]), field)])
  )
}

/** A value as a form sends it: a box that is not ticked is empty, and so is whatever no form would send. */
function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join() : value || value === 0 ? `${value}` : ''
}

/** The number that a text says; null where it says none, or one that is endless. */
function numberIn(text: string): number | null {
  const number = Number(text.trim() || Number.NaN)
  return Number.isFinite(number) ? number : null
}

function valueIn(text: string, { name, type }: KnownBookingField | OwnBookingField): FieldValue {
  switch (type ?? name) {
    case 'people':
      return numberIn(text) ?? 1
    case 'number':
      return numberIn(text)
    case 'checkbox':
    case 'any_time':
      return text !== ''
    case 'checkboxes':
    case 'needs':
      return text.split(',').filter(Boolean)
    default:
      return text
  }
}
