import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { control } from '../Field/Field.css.ts'
import { Field, type FieldProps, useField } from '../Field/Field.tsx'
import * as styles from './TextArea.css.ts'

export interface TextAreaProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps | 'required'> {}

/**
 * Several lines of text with label, help and error. Renders `<div>` around `<textarea>`; `className` goes to the
 * `<div>`, the ref and every other prop to the `<textarea>`. Its height is the visitor's to change.
 *
 * Use it for a message or a note. Use `TextField` instead for one line.
 */
export function TextArea({ label, optional, hint, wide, error, className, ...props }: TextAreaProps) {
  const field = useField(props.name, hint, props, error)
  return (
    <Field field={field} label={label} optional={optional} hint={hint} wide={wide} className={className}>
      <textarea
        placeholder={field.placeholder}
        {...props}
        {...field.control}
        required={!optional}
        className={joinClasses(control, styles.area)}
      />
    </Field>
  )
}
