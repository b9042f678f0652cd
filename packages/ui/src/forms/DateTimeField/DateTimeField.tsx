import type { ComponentPropsWithRef } from 'react'
import { useIntl } from 'react-intl'
import { joinClasses } from '../../private/joinClasses.ts'
import { picker } from '../DateField/DateField.css.ts'
import { control } from '../Field/Field.css.ts'
import { Field, type FieldProps, useField } from '../Field/Field.tsx'
import { clockTime } from './galleryTime.ts'

export interface DateTimeFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type' | 'required' | 'min' | 'max' | 'value'> {
  /** Day and hour at first: an instant (ISO), or the gallery's own clock, 'YYYY-MM-DDTHH:mm'. */
  defaultValue?: string
  /** The first moment that is offered, in either form; the server decides. */
  min?: string
  /** The last moment that is offered, in either form; the server decides. */
  max?: string
}

/**
 * A day and an hour by the gallery's clock, wherever the visitor is, with label, help and error. Renders `<div>`
 * around `<input type="datetime-local">`; `className` goes to the `<div>`, the ref and every other prop to the
 * `<input>`. What is sent is that clock, 'YYYY-MM-DDTHH:mm'; `instantOf` makes an instant of it.
 *
 * Use it for the beginning and the end of something. Use `DateField` instead when the day is enough.
 */
export function DateTimeField({
  label,
  optional,
  hint,
  wide,
  error,
  className,
  defaultValue,
  min,
  max,
  ...props
}: DateTimeFieldProps) {
  const { timeZone = 'UTC' } = useIntl()
  const field = useField(props.name, hint, props, error)
  const clock = (value: string | undefined) => (value === undefined ? undefined : clockTime(value, timeZone))
  return (
    <Field field={field} label={label} optional={optional} hint={hint} wide={wide} className={className}>
      <input
        {...props}
        {...field.control}
        type="datetime-local"
        required={!optional}
        defaultValue={clock(defaultValue)}
        min={clock(min)}
        max={clock(max)}
        className={joinClasses(control, picker)}
      />
    </Field>
  )
}
