import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import * as fieldStyles from '../Field/Field.css.ts'
import { useForm } from '../Form/FormContext.ts'
import * as styles from './Switch.css.ts'

export interface SwitchProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size' | 'required' | 'children'> {
  /** What is on or off: one or two words, never "Activar". */
  label: ReactNode
  /**
   * Leaves the label to screen readers, where a column's head or a row says it already.
   * @default false
   */
  hideLabel?: boolean
  /** Called with what the switch is to become; with `checked` its owner decides whether it does. */
  onCheckedChange?: (checked: boolean) => void
  /**
   * While what was switched is being saved: it keeps the focus and does not switch again.
   * @default false
   */
  busy?: boolean
  /** Why it went back: "Not saved". Read out when it appears. Without it, the form's message for its name. */
  error?: ReactNode
  /** A sentence under it: what it means, or why it is locked ("sos vos"). */
  hint?: ReactNode
  /**
   * 2 × 1.1 rem (`m`), or 1.7 × .95 (`s`) on tiles.
   * @default 'm'
   */
  size?: 'm' | 's'
  /**
   * Takes both columns of a `FieldGrid`.
   * @default false
   */
  wide?: boolean
}

/**
 * On or off, at once: what it says is done when it moves. Renders `<div>` around `<input type="checkbox"
 * role="switch">`; `className` goes to the `<div>`, the ref and every other prop to the `<input>`.
 *
 * Use it for a record that is shown or hidden at once. Use `Checkbox` instead in a form that is sent later.
 */
export function Switch({
  label,
  hideLabel = false,
  onCheckedChange,
  busy = false,
  error,
  hint,
  size = 'm',
  wide = false,
  className,
  onClick,
  onChange,
  ...props
}: SwitchProps) {
  const id = useId()
  const { errors } = useForm()
  const message = error || (props.name === undefined ? undefined : errors[props.name])
  const described = joinClasses(
    props['aria-describedby'],
    message ? `${id}-error` : null,
    hint ? `${id}-hint` : null
  )
  return (
    <div className={joinClasses(styles.field, className)} data-wide={wide || undefined}>
      <label className={styles.label} data-size={size}>
        <input
          value="1"
          {...props}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a box tells its own state
          role="switch"
          aria-busy={busy || undefined}
          aria-invalid={message ? true : undefined}
          aria-describedby={described || undefined}
          className={styles.track}
          onClick={(event) => {
            if (busy) event.preventDefault()
            onClick?.(event)
          }}
          onChange={(event) => {
            // React reports the change of a click that was prevented.
            if (busy) return
            onChange?.(event)
            onCheckedChange?.(event.currentTarget.checked)
          }}
        />
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      ) : null}
      {message ? (
        <p id={`${id}-error`} role="alert" className={fieldStyles.error}>
          {message}
        </p>
      ) : null}
    </div>
  )
}
