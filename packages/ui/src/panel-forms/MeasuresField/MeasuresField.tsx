import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react'
import { Fragment, useId } from 'react'
import * as fieldStyles from '../../forms/Field/Field.css.ts'
import { FieldNotes, useField } from '../../forms/Field/Field.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './MeasuresField.css.ts'

/** One of the numbers. */
export interface Measure {
  /** The key of the number in what is sent and in the server's errors. */
  name: string
  /** What it measures, for screen readers: "Alto, cm". */
  label: string
  /** As it was typed. */
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

export interface MeasuresFieldProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange'> {
  /** What they say together: "Medidas". */
  label: ReactNode
  /** In the order in which they are read. */
  measures: readonly Measure[]
  /** After the last: "cm". */
  unit: string
}

/**
 * Numbers that are read as one, as a work's label says them: 81 × 55 × 3 cm. Renders `<fieldset>`.
 *
 * Use it among the facts of a `RecordSheet`. Use a `TextField` for each instead where something new is made.
 */
export function MeasuresField({ label, measures, unit, className, ...props }: MeasuresFieldProps) {
  const id = useId()
  return (
    <fieldset {...props} className={joinClasses(styles.field, className)}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.line}>
        {/* The legend of a fieldset stands in no grid. */}
        <span aria-hidden="true" className={styles.label}>
          {label}
        </span>
        <span className={styles.numbers}>
          {measures.map((measure, index) => (
            <Fragment key={measure.name}>
              {index > 0 ? <span aria-hidden="true"> × </span> : null}
              <MeasureInput {...measure} form={props.form} id={`${id}-${measure.name}`} />
            </Fragment>
          ))}{' '}
          {unit}
        </span>
      </div>
      {measures.map(({ name }) => (
        <MeasureError key={name} name={name} id={`${id}-${name}`} />
      ))}
    </fieldset>
  )
}

interface MeasureId {
  /** Of the input, which its message is tied to. */
  id: string
}

interface MeasureInputProps extends Measure, MeasureId, Pick<MeasuresFieldProps, 'form'> {}

function MeasureInput({ name, label, value, onChange, id, form }: MeasureInputProps) {
  const { control, isChanged } = useField(name, undefined, { id })
  return (
    <input
      {...control}
      form={form}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      value={value}
      placeholder="–"
      data-changed={isChanged || undefined}
      onChange={onChange}
      className={joinClasses(fieldStyles.control, styles.number)}
    />
  )
}

function MeasureError({ name, id }: Pick<Measure, 'name'> & MeasureId) {
  const field = useField(name, undefined, { id })
  return field.error === undefined ? null : <FieldNotes field={field} hint={undefined} />
}
