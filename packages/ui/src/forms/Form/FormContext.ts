import { createContext, useContext } from 'react'

/** What the parts of a form know about it. */
export interface FormState {
  /** The message to show under each field, by field name. */
  errors: Readonly<Record<string, string>>
  /** Why nothing was sent, to be said by the button. */
  unsent?: string | undefined
  /** True while a field shows an error: the form can't be sent. */
  blocked: boolean
  /** True while an answer is awaited. */
  busy: boolean
  /** The names of the fields that differ from what is saved, which fields written in place mark. */
  changed: readonly string[]
  /**
   * In a page that comes with a refusal, until the scripts are there: the name of the field that the browser goes to,
   * which the first that is drawn with an error writes in here.
   */
  opening?: { field?: string }
}

export const FormContext = createContext<FormState>({ errors: {}, blocked: false, busy: false, changed: [] })

/** The state of the form around a component, for a field or a button of one's own. */
export function useForm(): FormState {
  return useContext(FormContext)
}
