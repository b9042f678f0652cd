import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { type FormErrors, shownErrors } from './formErrors.ts'

const none: ReadonlySet<string> = new Set()

/**
 * What can be mended: every control with a name that is seen, and the hidden one of a field that shows its error,
 * as an `EntityPicker` does. Nobody types in any other hidden one, nor in a button.
 */
const mendable = '[name]:not([type=hidden],button),[data-invalid] [name]'

/**
 * The errors that a form shows: those of the server's last answer, less the fields typed in since.
 * A new answer is a new object. It moves the focus to the first field that it names.
 * `stray` are messages under names that no field of the form bears, or only a hidden one: nobody could mend them by
 * typing, so they are shown apart and block nothing.
 */
export function useFormErrors(form: RefObject<HTMLFormElement | null>, errors: FormErrors | undefined) {
  const [answer, setAnswer] = useState(errors)
  const [mended, setMended] = useState(none)
  const [strayNames, setStrayNames] = useState(none)

  if (answer !== errors) {
    setAnswer(errors)
    setMended(none)
    // Each field shows what it is told first: whether it can is seen by that.
    setStrayNames(none)
  }

  useLayoutEffect(() => {
    const fields = [...(form.current?.elements ?? [])].flatMap((field) =>
      field.matches(mendable) ? [field.getAttribute('name')] : []
    )
    const names = Object.keys(errors ?? {}).filter((name) => !fields.includes(name))
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

  const shown = Object.entries(shownErrors(errors, mended))
  return {
    fields: Object.fromEntries(shown.filter(([name]) => !strayNames.has(name))),
    stray: shown.filter(([name]) => strayNames.has(name)).map(([, message]) => message),
    /** A field was typed in: its error goes. */
    mend: (name: string) => {
      if (!errors?.[name]) return
      // From what is mended by then: one event may mend several fields.
      setMended((before) => (before.has(name) ? before : new Set(before).add(name)))
    },
  }
}
