/** What was typed into a form that has not been sent, by field. */
export type Draft = Readonly<Record<string, string>>

interface Kept {
  draft: Draft
  /** Who was signed in when it was typed, by their id. */
  owner: number | undefined
  /** When it is no more, in milliseconds since 1970; never while its form is open. */
  until: number
}

/**
 * Milliseconds for which a draft outlasts its form: enough to look at a work once more, and no longer, since the next
 * visitor may have the same tablet in their hands.
 */
const outlasts = 15 * 60_000

/** By the names of their forms. In the memory of one page and nowhere else: the server never writes to it. */
const kept = new Map<string, Kept>()

/** What was typed into a form by who is signed in now, or by nobody in particular; empty where that is nothing. */
export function draftOf(form: string, user: number | undefined, now = Date.now()): Draft {
  const found = kept.get(form)
  if (!found || found.until <= now || (found.owner !== undefined && found.owner !== user)) return {}
  return found.draft
}

/** Keeps what was typed, beside what is kept of the form already. Another person's is thrown away. */
export function keepDraft(form: string, user: number | undefined, typed: Draft, now = Date.now()): void {
  const draft = { ...draftOf(form, user, now), ...typed }
  kept.set(form, { draft, owner: user, until: Number.POSITIVE_INFINITY })
}

/** The form is open: what is kept of it stays for as long as it is. */
export function openDraft(form: string, now = Date.now()): void {
  const found = kept.get(form)
  if (!found) return
  if (found.until <= now) kept.delete(form)
  else found.until = Number.POSITIVE_INFINITY
}

/** The form was left: what is kept of it is thrown away after a while. */
export function leaveDraft(form: string, now = Date.now()): void {
  const found = kept.get(form)
  if (found) found.until = now + outlasts
}

/** The form was sent: nothing is kept of it. */
export function forgetDraft(form: string): void {
  kept.delete(form)
}
