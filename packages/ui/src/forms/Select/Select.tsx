import { type ComponentPropsWithRef, useInsertionEffect, useRef } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { useJoinedRef } from '../../private/useJoinedRef.ts'
import { control } from '../Field/Field.css.ts'
import { Field, type FieldProps, useField } from '../Field/Field.tsx'
import * as styles from './Select.css.ts'

export interface SelectOption {
  /** What is sent. */
  value: string
  /** What is read. */
  label: string
  /** @default false */
  disabled?: boolean
}

export interface SelectProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'select'>, keyof FieldProps | 'required' | 'multiple' | 'children'> {
  /** What can be chosen, in the order in which it is read. */
  options: readonly SelectOption[]
  /** The words of a first choice that sends an empty text: "All", "Choose a room". */
  emptyLabel?: string
}

/**
 * One choice of a few, with label, help and error. Renders `<div>` around a native `<select>`; `className` goes to
 * the `<div>`, the ref and every other prop to the `<select>`.
 *
 * Use it for one of four or more choices. Use `Checkbox` instead for yes or no.
 */
export function Select({
  label,
  optional,
  hint,
  wide,
  error,
  className,
  options,
  emptyLabel,
  defaultValue,
  ref,
  ...props
}: SelectProps) {
  const field = useField(props.name, hint, props, error)
  const own = useRef<HTMLSelectElement>(null)
  // React keeps to the first default, and resets a form after its action before layout effects run.
  useInsertionEffect(() => {
    const list = own.current
    if (!list) return
    const { value } = list
    for (const option of list) option.defaultSelected = option.value === `${defaultValue}`
    // A new default moves no choice.
    list.value = value
  }, [defaultValue])
  return (
    <Field field={field} label={label} optional={optional} hint={hint} wide={wide} className={className}>
      <select
        {...props}
        {...field.control}
        defaultValue={defaultValue}
        ref={useJoinedRef(own, ref)}
        required={!optional}
        className={joinClasses(control, styles.select)}
      >
        {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
