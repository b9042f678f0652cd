import { useUser } from '@gallery/client'
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type Draft, draftOf, forgetDraft, keepDraft, leaveDraft, openDraft } from './drafts.ts'
import { changedIn, typedInto } from './fieldsOf.ts'

interface FormDraft {
  /** What was typed and not sent: what the form begins with when it is opened anew. Empty on the server. */
  draft: Draft
  /** Keeps what is typed; of the form, or of what stands around it. */
  onInput: (event: FormEvent<HTMLElement>) => void
  /** Of a form that the server draws too, in which may have been typed before the scripts came. */
  ref: RefObject<HTMLFormElement | null>
  /** It was sent. */
  forget: () => void
}

const nothing: Draft = {}

/**
 * Keeps what is typed into a form until it is sent, for when the visitor comes back to it, in either language. It stays in
 * the page's memory: opened anew, as it is by signing out, the page knows nothing of it. Not for passwords and codes.
 *
 * @param form its name, the same in both languages; null while it is not open
 * @param along what is kept with what is typed: what the form is about
 * @param brought what the form begins with because the browser sent it before the scripts came: it was typed too
 */
export function useDraft(form: string | null, along: Draft = nothing, brought: Draft = nothing): FormDraft {
  const user = useUser()?.id
  const ref = useRef<HTMLFormElement>(null)

  function keep(typed: Draft): void {
    if (form !== null && Object.keys(typed).length > 0) keepDraft(form, user, { ...typed, ...along })
  }
  const keepEarly = useEffectEvent(() => {
    // What was typed after the form was sent goes before what it brought.
    if (ref.current && form !== null) keep({ ...brought, ...draftOf(form, user), ...changedIn(ref.current) })
  })
  useEffect(() => {
    if (form === null) return undefined
    openDraft(form)
    keepEarly()
    return () => leaveDraft(form)
  }, [form])

  return {
    draft: form === null ? nothing : draftOf(form, user),
    onInput: ({ target }) => keep(typedInto(target)),
    ref,
    forget: () => {
      if (form !== null) forgetDraft(form)
    },
  }
}
