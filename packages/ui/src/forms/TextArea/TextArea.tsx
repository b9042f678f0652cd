import type { ComponentPropsWithRef } from 'react'
import { useIntl } from 'react-intl'
import { joinClasses } from '../../private/joinClasses.ts'
import { control } from '../Field/Field.css.ts'
import { Field, type FieldProps, useField } from '../Field/Field.tsx'
import { messages } from '../Field/messages.ts'
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
export function TextArea({ label, optional, hint, wide, className, ...props }: TextAreaProps) {
  const intl = useIntl()
  const field = useField(props.name, hint, props)
  const placeholder = field.inPlace && optional ? intl.formatMessage(messages.add) : undefined
  return (
    <Field field={field} label={label} optional={optional} hint={hint} wide={wide} className={className}>
      <textarea
        placeholder={placeholder}
        {...props}
        {...field.control}
        required={!optional}
        className={joinClasses(control, styles.area)}
      />
    </Field>
  )
}
