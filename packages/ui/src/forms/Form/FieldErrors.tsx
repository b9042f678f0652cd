import type { ReactNode } from 'react'
import { FormContext, useForm } from './FormContext.ts'
import { type FormErrors, shownErrors } from './formErrors.ts'

export interface FieldErrorsProps {
  /** What is wrong, by field name: a message, or several, of which the first is shown. */
  errors: FormErrors | undefined
  /** The fields, and whatever is around them: a form of yours, a row of a table. */
  children: ReactNode
}

/**
 * Tells the fields inside what is wrong with each, by its name. Renders nothing of its own.
 *
 * Use it where a form is yours, of another library or of a framework's actions. Use `Form` instead where the kit may
 * have the form: it moves the focus to what is wrong and takes a message away once its field is typed in.
 */
export function FieldErrors({ errors, children }: FieldErrorsProps) {
  const form = useForm()
  const all = { ...form.errors, ...shownErrors(errors) }
  return <FormContext value={{ ...form, errors: all }}>{children}</FormContext>
}
