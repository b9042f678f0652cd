import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { control } from '../Field/Field.css.ts'
import { Field, type FieldProps, useField } from '../Field/Field.tsx'
import { picker } from './DateField.css.ts'

export interface DateFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type' | 'required' | 'min' | 'max'> {
  /** The day at first, 'YYYY-MM-DD'; what is sent has the same form. */
  defaultValue?: string
  /** The first day that the calendar offers, 'YYYY-MM-DD'; the server decides. */
  min?: string
  /** The last day that the calendar offers, 'YYYY-MM-DD'; the server decides. */
  max?: string
}

/**
 * A day, by the browser's own calendar, with label, help and error. Renders `<div>` around `<input type="date">`;
 * `className` goes to the `<div>`, the ref and every other prop to the `<input>`.
 *
 * Use it for a day. Use `DateTimeField` instead when the hour matters too.
 */
export function DateField({ label, optional, hint, wide, error, className, ...props }: DateFieldProps) {
  const field = useField(props.name, hint, props, error)
  return (
    <Field field={field} label={label} optional={optional} hint={hint} wide={wide} className={className}>
      <input
        {...props}
        {...field.control}
        type="date"
        required={!optional}
        className={joinClasses(control, picker)}
      />
    </Field>
  )
}
