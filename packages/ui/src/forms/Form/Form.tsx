import {
  type ComponentPropsWithRef,
  type FormEvent,
  type ReactNode,
  type SyntheticEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { useHydrated } from '../../private/useHydrated.ts'
import { useJoinedRef } from '../../private/useJoinedRef.ts'
import * as styles from './Form.css.ts'
import { FormContext } from './FormContext.ts'
import { type FormErrors, formValues } from './formErrors.ts'
import { useFormErrors } from './useFormErrors.ts'

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'noValidate' | 'action'> {
  /**
   * The server's answer to the last sending: a message, or several, by field name. A new object is a new answer: it
   * moves the focus to the first field it names, without scripts too; typing in a field takes its message away, as a reset
   * does. Under the empty name stands why nothing was sent: `SubmitRow` says it by its button, until it is sent again.
   */
  errors?: FormErrors | undefined
  /** What the server's answer says about none of the fields, above them. */
  message?: ReactNode
  /**
   * While an answer is awaited: the submit button says so and nothing is sent twice. A promise given back by
   * `onSubmit` does the same by itself.
   * @default false
   */
  busy?: boolean | undefined
  /**
   * The names of the fields that differ from what is saved: where a record is written in place they are marked.
   * @default []
   */
  changed?: readonly string[] | undefined
  /**
   * The address that the browser sends it to where no script does. A server action is no address: `onSubmit` calls it,
   * and its promise makes the form busy.
   */
  action?: string | undefined
  /**
   * Called with the text of every field by its name (that of several boxes of one name, by commas), unless the form
   * is busy or still shows an error. A promise that it gives back makes the form busy until it settles. Without it, a
   * form with an `action` is the browser's to send.
   */
  onSubmit?: ((values: Record<string, string>) => unknown) | undefined
}

const none: readonly string[] = []

/** How long a page may take to go before its form can be sent anew, in milliseconds. */
const patience = 10_000

/**
 * A form whose server decides what is wrong. Renders `<form>` with the browser's own validation off. Its fields are
 * uncontrolled: what was typed before the scripts arrived, and after a refusal, stays. Without scripts, and until they
 * are there, the browser itself sends it to its `action`, by default the address of the page.
 *
 * Use it around every group of fields that is sent. Use `SearchBox` or `FilterBar` instead for a search, and
 * `ContactForm`, `BookingForm` or `LoginForm` where they fit.
 */
export function Form({
  errors,
  message,
  busy = false,
  changed = none,
  onSubmit,
  onInput,
  onReset,
  method = 'post',
  className,
  children,
  ref,
  ...props
}: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [pending, setPending] = useState(false)
  const waiting = busy || pending
  const { fields, stray, unsent, begin, mend } = useFormErrors(form, errors, waiting)
  const blocked = Object.keys(fields).length > 0
  const fresh = !useHydrated()
  const opens = fresh && blocked && !message
  const state = useMemo(
    () => ({ errors: fields, unsent, blocked, busy: waiting, changed, ...(opens && { opening: {} }) }),
    [fields, unsent, blocked, waiting, changed, opens]
  )

  async function send(values: Record<string, string>) {
    sending.current = true
    setPending(true)
    begin()
    try {
      await onSubmit?.(values)
    } finally {
      sending.current = false
      setPending(false)
    }
  }

  /**
   * The page goes with what the browser sends. Where it stays, as after a download or a load that somebody stopped, and
   * where somebody comes back to it, it can be sent anew.
   */
  function holdWhileLeaving() {
    sending.current = true
    const release = () => {
      sending.current = false
      clearTimeout(timer)
      window.removeEventListener('pageshow', release)
    }
    const timer = setTimeout(release, patience)
    window.addEventListener('pageshow', release)
  }

  /** Where an event of this form began; those of a dialog in here come up through its portal, and are none of its own. */
  function own({ target, currentTarget }: SyntheticEvent) {
    return target instanceof Element && currentTarget.contains(target) ? target : undefined
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    if (!own(event)) return
    // The ref holds off a second click that comes before React has painted the first.
    const held = waiting || blocked || sending.current
    const unread = held ? undefined : unreadIn(event.currentTarget)
    // Nobody takes it over: the browser sends it to its address.
    const native = !onSubmit && props.action !== undefined
    if (held || unread || !native) event.preventDefault()
    // What the field itself says stands below it, in the language of the page.
    if (unread?.validity.badInput) unread.reportValidity()
    else unread?.focus()
    if (held || unread) return
    if (native) {
      // What is only read may be asked for again, and may lead to a place on this very page.
      if (method !== 'get') holdWhileLeaving()
      return
    }
    void send(formValues(new FormData(event.currentTarget)))
  }

  return (
    <form
      method={method}
      {...props}
      noValidate
      ref={useJoinedRef(form, ref)}
      data-busy={waiting || undefined}
      aria-busy={waiting || undefined}
      className={joinClasses(styles.form, className)}
      onSubmit={submit}
      onInput={(event) => {
        onInput?.(event)
        const name = own(event)?.getAttribute('name')
        if (name) mend(name)
      }}
      onReset={(event) => {
        onReset?.(event)
        if (own(event) && !event.defaultPrevented) Object.keys(fields).forEach(mend)
      }}
    >
      {message || stray.length ? (
        <div
          role="alert"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: without scripts nothing else shows what the page says that answers a form
          autoFocus={fresh}
          data-form-errors=""
          className={styles.stray}
        >
          {message ? <p>{message}</p> : null}
          {[...new Set(stray)].map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ) : null}
      <FormContext value={state}>{children}</FormContext>
    </form>
  )
}

/**
 * A field in which something is written that the browser cannot read, as 31 February, which would be sent as if it were
 * empty; or a number that its field refuses by itself, as it is out of bounds.
 */
function unreadIn(form: HTMLFormElement): HTMLInputElement | undefined {
  return [...form.querySelectorAll('input')].find(
    (field) => field.validity.badInput || field.matches('[aria-invalid="true"]:out-of-range')
  )
}
