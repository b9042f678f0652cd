import { type ComponentPropsWithRef, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { tell } from '../../private/tell.ts'
import { useFormReset } from '../../private/useFormReset.ts'
import { useJoinedRef } from '../../private/useJoinedRef.ts'
import { useValueOf } from '../../private/useValueOf.ts'
import { control, hint as note } from '../Field/Field.css.ts'
import { Field, type FieldProps, useField } from '../Field/Field.tsx'
import * as styles from './Stepper.css.ts'

const messages = {
  bounds: { id: 'stepper.bounds', defaultMessage: 'De {min} a {max}' },
  fewer: { id: 'stepper.fewer', defaultMessage: 'Uno menos' },
  more: { id: 'stepper.more', defaultMessage: 'Uno más' },
} as const

export interface StepperProps
  extends Omit<FieldProps, 'optional'>,
    Omit<
      ComponentPropsWithRef<'input'>,
      keyof FieldProps | 'type' | 'inputMode' | 'step' | 'required' | 'readOnly' | 'value'
    > {
  /**
   * The least that can be chosen, a whole number.
   * @default 1
   */
  min?: number
  /** The most that can be chosen, a whole number of at most three digits. */
  max: number
  /** The number at first and after a reset; `value` as it was first, or `min`, if nothing is said. */
  defaultValue?: number
  /**
   * The number that is chosen, where the page knows it: when it changes the field shows it, and keeps the focus. Until then
   * the field shows what was pressed or typed, as an answer may take its time; a page that takes no other number says so
   * by `min`, `max` or `error`.
   */
  value?: number
  /** Called with every other whole number that is pressed or typed, also with one that is refused as it is out of bounds. */
  onValueChange?: (value: number) => void
  /**
   * Why there are no more, said beside the field while the number is `max`, and as what is wrong with one above it: "Up to 6
   * people per booking".
   */
  atMax?: ReactNode
}

/**
 * A small whole number, pressed by − and + or typed between them, with its label, help and error. A number out of bounds
 * that is typed, or whose bounds have changed, stays and is refused: a `Form` does not send it. What is left empty goes to
 * `min`, and half a number to the nearest, when the field is left. Without scripts it has the browser's own arrows.
 * Renders `<div>` around `<input type="number">`; `className` goes to the `<div>`, the ref and every other prop to the
 * `<input>`.
 *
 * Use it for how many people come or copies are wanted. Use `TextField` instead for a number that is measured, as a
 * price or a height, and `Select` where every number has words of its own.
 */
export function Stepper({
  label,
  hint,
  wide,
  className,
  min = 1,
  max,
  value,
  defaultValue,
  onValueChange,
  atMax,
  error,
  onInput,
  onBlur,
  ref,
  ...props
}: StepperProps) {
  const intl = useIntl()
  const limitId = useId()
  const labelId = useId()
  const [first] = useState(value ?? min)
  const begun = defaultValue ?? first
  const [number, setNumber] = useState(value ?? begun)
  const [known, setKnown] = useState(value)
  const [pressed, setPressed] = useState<number>()
  if (known !== value) {
    setKnown(value)
    if (value !== undefined) setNumber(value)
  }
  const input = useValueOf<HTMLInputElement>(String(number))
  const isMost = number >= max
  const refused =
    number > max || number < min
      ? (number > max && atMax) || intl.formatMessage(messages.bounds, { min, max })
      : undefined
  const limit = isMost && atMax && !refused ? limitId : undefined
  const describedBy = joinClasses(props['aria-describedby'], limit) || undefined
  const field = useField(props.name, hint, { ...props, 'aria-describedby': describedBy }, error || refused)

  /** Takes what stands in the field, unless somebody is in the middle of typing it. */
  function take(box: HTMLInputElement): void {
    const typed = box.valueAsNumber
    if (typed === number || !Number.isInteger(typed)) return
    setNumber(typed)
    onValueChange?.(typed)
  }

  function takeAnew(): void {
    setPressed(undefined)
    if (input.current) take(input.current)
  }
  const takeFirst = useEffectEvent(() => {
    const box = input.current
    if (box && box.value === box.defaultValue) box.value = String(number)
    else takeAnew()
  })
  // It may have been typed before the scripts were there, or brought back by the browser; else it is what the page knows.
  useEffect(() => {
    takeFirst()
  }, [])
  useFormReset(input, takeAnew)

  function settle(box: HTMLInputElement): void {
    const typed = box.valueAsNumber
    if (Number.isInteger(typed)) return
    // Not as its `value`, which React would take for its own doing: `onChange` would not hear of it.
    box.valueAsNumber = Math.round(typed) || min
    tell(box)
  }

  const button = (icon: 'minus' | 'plus', name: keyof typeof messages, isEnd: boolean) => (
    <button
      type="button"
      disabled={props.disabled}
      // Not `disabled`: whoever presses up to the end keeps the focus.
      aria-disabled={isEnd || undefined}
      aria-label={intl.formatMessage(messages[name])}
      aria-describedby={joinClasses(labelId, name === 'more' && limit)}
      className={styles.button}
      onClick={() => {
        const box = input.current
        if (isEnd || !box) return
        if (name === 'more') box.stepUp()
        else box.stepDown()
        tell(box)
        setPressed(box.valueAsNumber)
      }}
    >
      <Icon name={icon} size="m" />
    </button>
  )

  return (
    <Field field={field} label={label} labelId={labelId} hint={hint} wide={wide} className={className}>
      <div className={styles.row}>
        <div className={styles.box}>
          {button('minus', 'fewer', number <= min)}
          <input
            {...props}
            {...field.control}
            ref={useJoinedRef(input, ref)}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            step={1}
            required
            defaultValue={begun}
            onInput={(event) => {
              onInput?.(event)
              setPressed(undefined)
              take(event.currentTarget)
            }}
            onBlur={(event) => {
              onBlur?.(event)
              settle(event.currentTarget)
            }}
            className={joinClasses(control, styles.number)}
          />
          {button('plus', 'more', isMost)}
        </div>
        <p role="status" className={note}>
          {/* Typed numbers are read out by the field itself, those that its buttons write into it are not. */}
          <VisuallyHidden>{pressed}</VisuallyHidden>
          {limit ? (
            <span id={limit} className={styles.limit}>
              {atMax}
            </span>
          ) : null}
        </p>
      </div>
    </Field>
  )
}
