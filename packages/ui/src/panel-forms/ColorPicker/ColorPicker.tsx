import '../../eventColors.css.ts'
import type { ComponentPropsWithRef } from 'react'
import { useIntl } from 'react-intl'
import { label as labelStyle } from '../../forms/Field/Field.css.ts'
import { FieldNotes, type FieldProps, OptionalMark, useField } from '../../forms/Field/Field.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { type EventColor, eventColorNames } from '../../tokens/tokens.ts'
import * as styles from './ColorPicker.css.ts'
import { colorMessages } from './messages.ts'

/** A colour that an event may have. */
export interface ColorChoice {
  value: EventColor
  /** "Verde". */
  label: string
}

export interface ColorPickerProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'fieldset'>, keyof FieldProps | 'defaultValue' | 'children' | 'role'> {
  /** The chosen colour, where its owner keeps it; with `onValueChange`. */
  value?: EventColor | undefined
  /** The colour chosen at first. Without it none is. */
  defaultValue?: EventColor | undefined
  /**
   * The colours to choose from, in order, with their names.
   * @default the kit's six
   */
  colors?: readonly ColorChoice[] | undefined
  /** Called with the colour that was chosen. */
  onValueChange?: ((color: EventColor) => void) | undefined
}

/**
 * One of the colours that an event has on the timeline, each with its name: the kit's six, or yours. Renders
 * `<fieldset>` with radio buttons; the ref and every other prop go to it.
 *
 * Use it in the form of an event. For one of other choices use `Select` instead.
 */
export function ColorPicker({
  name,
  label,
  optional,
  hint,
  wide,
  error,
  className,
  colors,
  value,
  defaultValue,
  onValueChange,
  ...props
}: ColorPickerProps) {
  const intl = useIntl()
  const choices: readonly ColorChoice[] =
    colors ??
    eventColorNames.map((color) => ({ value: color, label: intl.formatMessage(colorMessages[color]) }))
  const field = useField(name, hint, props, error)
  const { name: _, ...described } = field.control
  return (
    <fieldset
      {...props}
      {...described}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a mere group may not be invalid, radio buttons may
      role="radiogroup"
      tabIndex={field.error === undefined ? undefined : -1}
      data-wide={wide || undefined}
      data-changed={(field.inPlace && field.isChanged) || undefined}
      className={joinClasses(styles.group, className)}
    >
      <legend className={joinClasses(labelStyle, styles.legend)}>
        {label}
        {optional ? <OptionalMark /> : null}
      </legend>
      <div className={styles.colors}>
        {choices.map(({ value: color, label: colorName }) => (
          <label key={color} className={styles.color}>
            <input
              type="radio"
              name={name}
              form={props.form}
              value={color}
              {...(value === undefined
                ? { defaultChecked: color === defaultValue }
                : { checked: color === value })}
              onChange={() => onValueChange?.(color)}
              data-event-color={color}
              className={styles.swatch}
            />
            <span>{colorName}</span>
          </label>
        ))}
      </div>
      <FieldNotes field={field} hint={hint} />
    </fieldset>
  )
}
