import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { box, label as boxLabel } from '../Checkbox/Checkbox.css.ts'
import { field as fieldStyle, label as labelStyle } from '../Field/Field.css.ts'
import { FieldNotes, type FieldProps, OptionalMark, useField } from '../Field/Field.tsx'
import * as styles from './CheckboxGroup.css.ts'

/** One of what can be ticked. */
export interface CheckboxOption {
  /** What is sent when it is ticked; without a comma. */
  value: string
  label: ReactNode
}

export interface CheckboxGroupProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'fieldset'>, keyof FieldProps | 'children' | 'defaultValue' | 'onChange'> {
  /** What can be ticked, in order. */
  options: readonly CheckboxOption[]
  /** What is ticked at first. */
  defaultValues?: readonly string[]
  /** What is ticked, where the page knows it. */
  values?: readonly string[]
  /** Called with what is ticked after every change, in the order of the options. */
  onValuesChange?: (values: string[]) => void
}

/**
 * Boxes to tick under one label, any number of them. A `Form` sends what is ticked under one name, by commas. Renders
 * `<fieldset>`, which takes the ref, `className` and every other prop.
 *
 * Use it for a few things of which several may hold: what is needed, what is offered. Use `Checkbox` instead for one
 * box that stands alone, and `Select` where only one of them can hold.
 */
export function CheckboxGroup({
  name,
  label,
  optional,
  hint,
  wide,
  error,
  className,
  options,
  defaultValues = [],
  values,
  onValuesChange,
  ...props
}: CheckboxGroupProps) {
  const field = useField(name, hint, props, error)
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid, autoFocus } = field.control
  return (
    <fieldset
      {...props}
      aria-describedby={describedBy}
      data-wide={wide || undefined}
      data-invalid={field.error !== undefined || undefined}
      className={joinClasses(fieldStyle, styles.group, className)}
    >
      <legend className={joinClasses(labelStyle, styles.legend)}>
        {label}
        {optional ? <OptionalMark /> : null}
      </legend>
      <div className={styles.boxes}>
        {options.map((option, place) => (
          <label key={option.value} className={boxLabel}>
            <input
              type="checkbox"
              {...(place === 0 && { autoFocus })}
              name={name}
              form={props.form}
              value={option.value}
              aria-invalid={invalid}
              aria-describedby={field.errorId}
              className={box}
              {...(values === undefined
                ? { defaultChecked: defaultValues.includes(option.value) }
                : { checked: values.includes(option.value) })}
              onChange={({ currentTarget }) => onValuesChange?.(tickedBeside(currentTarget, options))}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNotes field={field} hint={hint} />
    </fieldset>
  )
}

/** What is ticked in the group of a box, just after it was pressed. */
function tickedBeside(pressed: HTMLInputElement, options: readonly CheckboxOption[]): string[] {
  const boxes = pressed.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input') ?? []
  const ticked = new Set([...boxes].filter(({ checked }) => checked).map(({ value }) => value))
  return options.map(({ value }) => value).filter((value) => ticked.has(value))
}
