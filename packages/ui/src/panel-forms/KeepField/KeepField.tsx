import { type ComponentPropsWithRef, useId } from 'react'
import { useIntl } from 'react-intl'
import { control } from '../../forms/Field/Field.css.ts'
import { select } from '../../forms/Select/Select.css.ts'
import type { SelectOption } from '../../forms/Select/Select.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './KeepField.css.ts'

const messages = {
  keep: { id: 'keepField.keep', defaultMessage: 'Sin cambiar' },
  write: { id: 'keepField.write', defaultMessage: 'Cambiar por…' },
  text: { id: 'keepField.text', defaultMessage: '{field}, el nuevo' },
  empty: { id: 'keepField.empty', defaultMessage: 'Sin texto queda vacío.' },
} as const

export interface KeepFieldProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What it is about: "Estado". */
  label: string
  /** What every record gets; null leaves each as it is. */
  value: string | null
  /** Called with what every record is to get, or null to leave each as it is. */
  onValueChange: (value: string | null) => void
  /** What can be chosen. Without it, any text can be written, also none, up to `maxLength`. */
  options?: readonly SelectOption[]
  /**
   * How many characters a text may have at most.
   * @default 300
   */
  maxLength?: number
}

/** The choice that opens a field for text. */
const write = 'write'

/**
 * A field of a change of many records, which begins at "Sin cambiar". Renders `<div>` around a native `<select>`.
 *
 * Use it in a `BulkReview`, where a field that nobody touched must change nothing. Use `Select` instead in the form
 * of one record.
 */
export function KeepField({
  label,
  value,
  onValueChange,
  options,
  maxLength = 300,
  className,
  ...props
}: KeepFieldProps) {
  const intl = useIntl()
  const id = useId()
  const isSet = value !== null
  const choices = options ?? [{ value: write, label: intl.formatMessage(messages.write) }]
  const chosen = options ? value : write
  return (
    <div {...props} className={joinClasses(styles.root, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        value={isSet ? `=${chosen}` : ''}
        data-set={isSet ? '' : undefined}
        onChange={({ currentTarget }) => {
          const next = currentTarget.value
          onValueChange(next === '' ? null : options ? next.slice(1) : '')
        }}
        className={joinClasses(control, select, styles.choice)}
      >
        <option value="">{intl.formatMessage(messages.keep)}</option>
        {choices.map((option) => (
          <option key={option.value} value={`=${option.value}`} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      {isSet && !options ? (
        <div className={styles.more}>
          <input
            type="text"
            aria-label={intl.formatMessage(messages.text, { field: label })}
            aria-describedby={`${id}-hint`}
            value={value}
            maxLength={maxLength}
            onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
            className={control}
          />
          <p id={`${id}-hint`} className={styles.hint}>
            {intl.formatMessage(messages.empty)}
          </p>
        </div>
      ) : null}
    </div>
  )
}
