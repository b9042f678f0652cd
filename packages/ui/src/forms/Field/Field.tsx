import { type ReactNode, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useInPlace } from '../../private/inPlace.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { useForm } from '../Form/FormContext.ts'
import * as styles from './Field.css.ts'

const messages = {
  optional: { id: 'field.optional', defaultMessage: '(opcional)' },
  add: { id: 'field.add', defaultMessage: 'Agregar' },
} as const

/** What every field takes beside the props of its own control. */
export interface FieldProps {
  /** The key of the field in what is sent and in the server's errors. */
  name: string
  /** What the field asks for: one to three words, sentence case. */
  label: ReactNode
  /**
   * Says "(opcional)" after the label; a field without it must be filled in.
   * @default false
   */
  optional?: boolean | undefined
  /** A sentence of help under the field. */
  hint?: ReactNode
  /**
   * Takes both columns of a `FieldGrid`.
   * @default false
   */
  wide?: boolean | undefined
  /** What is wrong with it, where no `Form` and no `FieldErrors` around it says so. */
  error?: string | undefined
  /** Class of the field around label, control and message; every other prop and the ref go to the control. */
  className?: string | undefined
}

interface ControlIds {
  id?: string
  'aria-describedby'?: string
}

/**
 * The attributes that tie a control to its label, help and error, and the words of that error: `told` to the field, or
 * what the form around it says. Empty words are none, for help and error alike: nothing stands there, and the error is
 * undefined.
 */
export function useField(name: string, hint: ReactNode, given: ControlIds, told?: ReactNode) {
  const own = useId()
  const intl = useIntl()
  const { errors, changed, opening } = useForm()
  const inPlace = useInPlace() ?? undefined
  const error = told || errors[name] || undefined
  if (opening && errors[name]) opening.field ??= name
  const id = given.id ?? own
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return {
    error,
    hintId,
    errorId,
    inPlace,
    isChanged: changed.includes(name),
    /** What stands in place where nothing is written. */
    placeholder: inPlace && intl.formatMessage(messages.add),
    control: {
      id,
      name,
      'data-in-place': inPlace,
      // Said even when false: some screen readers call an empty required field invalid by themselves.
      'aria-invalid': error !== undefined,
      ...(opening?.field === name && { autoFocus: true }),
      'aria-describedby': joinClasses(given['aria-describedby'], errorId, hintId) || undefined,
    },
  }
}

interface FieldShellProps extends Pick<FieldProps, 'label' | 'optional' | 'hint' | 'wide' | 'className'> {
  field: ReturnType<typeof useField>
  /** The id of the label, where more than the control is told what it is of. */
  labelId?: string
  children: ReactNode
}

/** Label over control over help and error: the shell of every field. Renders `<div>`. */
export function Field({ field, label, labelId, optional, hint, wide, className, children }: FieldShellProps) {
  return (
    <div
      className={joinClasses(styles.field, className)}
      data-wide={wide || undefined}
      data-invalid={field.error !== undefined || undefined}
      data-in-place={field.inPlace}
      data-changed={(field.inPlace && field.isChanged) || undefined}
    >
      <label id={labelId} htmlFor={field.control.id} className={styles.label}>
        {label}
        {optional && field.inPlace === undefined ? <OptionalMark /> : null}
      </label>
      {children}
      <FieldNotes field={field} hint={hint} />
    </div>
  )
}

/** "(opcional)" after a label. */
export function OptionalMark() {
  return (
    <>
      {' '}
      <span className={styles.optional}>
        <FormattedMessage {...messages.optional} />
      </span>
    </>
  )
}

/** The help and the error under a control. */
export function FieldNotes({ field, hint }: Pick<FieldShellProps, 'field' | 'hint'>) {
  return (
    <>
      {hint ? (
        <p id={field.hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {field.error ? (
        <p id={field.errorId} className={styles.error}>
          {field.error}
        </p>
      ) : null}
    </>
  )
}
