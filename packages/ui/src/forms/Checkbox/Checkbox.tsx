import { type ComponentPropsWithRef, useEffect, useRef } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { useJoinedRef } from '../../private/useJoinedRef.ts'
import { FieldNotes, type FieldProps, OptionalMark, useField } from '../Field/Field.tsx'
import * as styles from './Checkbox.css.ts'

export interface CheckboxProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type' | 'required'> {
  /**
   * What is sent when the box is ticked; nothing is sent when it is not.
   * @default '1'
   */
  value?: string
  /**
   * Shows a bar: some of what the box stands for is ticked.
   * @default false
   */
  mixed?: boolean
}

/**
 * A box to tick, its label at its right. Renders `<div>` around `<input type="checkbox">`; `className` goes to the
 * `<div>`, the ref and every other prop to the `<input>`.
 *
 * Use it for what is sent later with a form, and for picking rows. Use `Switch` instead when the change is made at
 * once, and `Select` for one choice of several.
 */
export function Checkbox({
  label,
  optional,
  hint,
  wide,
  error,
  className,
  value = '1',
  mixed = false,
  onChange,
  ref,
  ...props
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  const field = useField(props.name, hint, props, error)
  // HTML has no attribute for it.
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])
  return (
    <div
      className={joinClasses(styles.field, className)}
      data-wide={wide || undefined}
      data-invalid={field.error !== undefined || undefined}
    >
      <label className={styles.label}>
        <input
          {...props}
          {...field.control}
          ref={useJoinedRef(box, ref)}
          type="checkbox"
          value={value}
          onChange={(event) => {
            onChange?.(event)
            // A press takes the bar away; whether it goes is its owner's to say.
            event.currentTarget.indeterminate = mixed
          }}
          className={styles.box}
        />
        <span>
          {label}
          {optional ? <OptionalMark /> : null}
        </span>
      </label>
      <FieldNotes field={field} hint={hint} />
    </div>
  )
}
