import type { ComponentPropsWithRef } from 'react'
import { control } from '../Field/Field.css.ts'
import { Field, type FieldProps, useField } from '../Field/Field.tsx'

export interface TextFieldProps
  extends Omit<FieldProps, 'optional'>,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type' | 'required'> {
  /**
   * Says "(opcional)" after the label; `unsaid` where nothing has to be filled in, as in a search. A field without it must
   * be filled in.
   * @default false
   */
  optional?: boolean | 'unsaid'
  /**
   * What is typed: decides the keyboard of a phone.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | 'date' | 'time'
}

/**
 * One line of text with its label, help and error. Renders `<div>` around `<input>`; `className` goes to the
 * `<div>`, the ref and every other prop to the `<input>`.
 *
 * Use it for a name, an address, a number that is read and not counted. Use `TextArea` instead for several lines,
 * `DateField` for a day and `CodeField` for a mailed code.
 */
export function TextField({
  label,
  optional,
  hint,
  wide,
  className,
  type = 'text',
  error,
  ...props
}: TextFieldProps) {
  const field = useField(props.name, hint, props, error)
  return (
    <Field
      field={field}
      label={label}
      optional={optional === true}
      hint={hint}
      wide={wide}
      className={className}
    >
      <input
        placeholder={field.placeholder}
        {...props}
        {...field.control}
        type={type}
        required={!optional}
        className={control}
      />
    </Field>
  )
}
