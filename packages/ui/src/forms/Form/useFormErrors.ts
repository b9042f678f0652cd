import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { type FormErrors, shownErrors } from './formErrors.ts'

const none: ReadonlySet<string> = new Set()

/**
 * What can be mended: every control that is seen, and the hidden one of a field that shows its error,
 * as an `EntityPicker` does. Nobody types in any other hidden one, nor in a button or what is disabled or read-only.
 */
const mendable = ':is(:not([type=hidden],button),[data-invalid] *):enabled:not([readonly])'

/** The set with another name, or itself where it has it. */
const withName = (name: string) => (names: ReadonlySet<string>) =>
  names.has(name) ? names : new Set(names).add(name)

/**
 * The errors that a form shows: those of the server's last answer, less the fields typed in since it was asked.
 * A new answer is a new object. It moves the focus to the first field that it names.
 * `stray` are messages under names that no field of the form bears, or only one that is hidden, disabled or read-only:
 * nobody could mend them by typing, so they are shown apart and block nothing. `unsent` is what is said under the empty
 * name.
 */
export function useFormErrors(
  form: RefObject<HTMLFormElement | null>,
  errors: FormErrors | undefined,
  /** An answer is awaited. */
  awaited: boolean
) {
  const [answer, setAnswer] = useState(errors)
  const [mended, setMended] = useState(none)
  /** The fields typed in while an answer is awaited, which tells of what they held before. */
  const [typed, setTyped] = useState(none)
  const [strayNames, setStrayNames] = useState(none)

  if (answer !== errors) {
    setAnswer(errors)
    setMended(typed)
    setTyped(none)
    // Each field shows what it is told first: whether it can is seen by that.
    setStrayNames(none)
  }

  useLayoutEffect(() => {
    const fields = [...(form.current?.elements ?? [])].map(
      (field) => field.matches(mendable) && field.getAttribute('name')
    )
    const names = Object.keys(errors ?? {}).filter((name) => name !== '' && !fields.includes(name))
    setStrayNames(names.length ? new Set(names) : none)
  }, [form, errors])

  useEffect(() => {
    if (!errors) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const target = find('[aria-invalid="true"]') ?? (strayNames.size > 0 && find('[data-form-errors]'))
    if (!target) return
    target.focus()
    // The field may have the focus already, and what is wrong stands below it.
    target.closest('[data-invalid]')?.scrollIntoView({ block: 'nearest' })
  }, [form, errors, strayNames])

  const { '': unsent, ...told } = shownErrors(errors, mended)
  const shown = Object.entries(told)
  return {
    fields: Object.fromEntries(shown.filter(([name]) => !strayNames.has(name))),
    stray: shown.filter(([name]) => strayNames.has(name)).map(([, message]) => message),
    unsent,
    /** It is sent: what the last answer said of the sending is over, and what is typed from now on is not in it. */
    begin: () => {
      setTyped(none)
      setMended(withName(''))
    },
    /** A field was typed in, or reset: its error goes. */
    mend: (name: string) => {
      if (awaited) setTyped(withName(name))
      // From what is mended by then: one event may mend several fields.
      if (errors?.[name]) setMended(withName(name))
    },
  }
}
