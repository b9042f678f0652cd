import { Failure, send, shownByForms, useSent } from '@gallery/client'
import type { ContactGuard } from '@gallery/contract'
import { type ContactValues, useToast } from '@gallery/ui'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Draft } from '../drafts/drafts.ts'
import { useDraft } from '../drafts/useDraft.ts'
import { useErrorsIn } from '../failures/useErrorsIn.ts'
import { askGuard, proveWork } from './guard.ts'

/**
 * The contact form's doings: its guard, what was typed and not sent yet, what the server said of the fields, whether the
 * message has gone.
 *
 * @param form the name under which what is typed is kept
 * @param along what is kept with it: what the form is about
 * @param brought what the form begins with when it was sent without scripts; what was sent, if nothing is said
 */
export function useContact(form: string, along?: Draft, brought?: Draft) {
  const intl = useIntl()
  const { show } = useToast()
  const errorsIn = useErrorsIn()
  const [guard, setGuard] = useState<ContactGuard>()
  const answered = useSent()
  const values = brought ?? answered?.values
  const { draft, forget, ref, onInput } = useDraft(form, along, values)
  const [errors, setErrors] = useState<Failure['errors']>(answered?.errors ?? {})
  const [sent, setSent] = useState(false)
  const answer = useRef<string>(undefined)

  useEffect(() => {
    let left = false
    askGuard().then(
      (asked) => {
        if (!left) setGuard(asked)
      },
      // Reported by the call; sending asks again.
      () => undefined
    )
    return () => {
      left = true
    }
  }, [])

  async function write(values: ContactValues): Promise<void> {
    try {
      const asked = guard ?? (await askGuard())
      const grecaptcha = answer.current ?? (await proveWork(asked)) ?? ''
      const { message } = await send('POST /contact', {}, { ...values, grecaptcha }, shownByForms)
      forget()
      setSent(true)
      show({ text: message })
    } catch (error) {
      if (!(error instanceof Failure)) {
        show({ tone: 'error', text: intl.formatMessage({ id: 'contact.guardFailed' }) })
        return
      }
      setErrors(errorsIn(error))
      // A proof serves once.
      answer.current = undefined
      setGuard(await askGuard().catch(() => undefined))
    }
  }

  return {
    guard,
    errors,
    /** What the server says of no field: only of a form that was sent without scripts. */
    message: errors === answered?.errors ? answered.message : undefined,
    /** What was typed into that form, or into this one before it was left. */
    typed: { ...values, ...draft },
    /** What the form takes, to keep what is typed. */
    keeping: { ref, onInput },
    sent,
    write,
    proved: (proof: string | undefined) => {
      answer.current = proof
    },
    guardFailed: () => show({ tone: 'error', text: intl.formatMessage({ id: 'contact.guardFailed' }) }),
  }
}
