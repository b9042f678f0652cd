import type { ComponentPropsWithRef } from 'react'
import { control } from '../../forms/Field/Field.css.ts'
import { Field, type FieldProps, useField } from '../../forms/Field/Field.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { GrowingText } from '../../private/GrowingText.tsx'
import { useInPlace } from '../../private/inPlace.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { isLongTitle } from '../../private/titleWords.ts'
import * as styles from './NameField.css.ts'

export interface NameFieldProps
  extends Pick<FieldProps, 'name' | 'label' | 'hint' | 'error' | 'className'>,
    Pick<ComponentPropsWithRef<'textarea'>, 'autoComplete' | 'disabled' | 'maxLength'> {
  /** The name as it is written now. */
  value: string
  /** Called with the whole name. It has no line breaks: those of a pasted one become spaces. */
  onValueChange: (value: string) => void
}

/**
 * A name that is the same in every language. In the `names` of a `RecordSheet` it is read whole: it takes as many lines
 * as it needs, and Enter sends the form. Renders `<div>` around `<textarea>`, elsewhere around `<input>`.
 *
 * Use it for what a record is called where that is not translated: an artist. Use `BilingualField` instead for a title,
 * and `TextField` for any other line.
 */
export function NameField(props: NameFieldProps) {
  const inPlace = useInPlace()
  const { value, onValueChange, ...field } = props
  return inPlace ? (
    <NameInPlace {...props} />
  ) : (
    <TextField {...field} value={value} onChange={(event) => onValueChange(event.currentTarget.value)} />
  )
}

function NameInPlace({ label, hint, error, className, value, onValueChange, ...props }: NameFieldProps) {
  const field = useField(props.name, hint, {}, error)
  return (
    <Field
      field={field}
      label={label}
      hint={hint}
      className={joinClasses(isLongTitle(value) && styles.long, className)}
    >
      <GrowingText
        {...props}
        {...field.control}
        required
        line
        placeholder={field.placeholder}
        text={value}
        value={value}
        onWrite={onValueChange}
        className={control}
      />
    </Field>
  )
}
