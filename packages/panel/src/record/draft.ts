import { z } from 'zod'
import { equal } from './equal.ts'

/** What was typed and not saved, with the state of the record that it started from. */
export interface Draft {
  /** The typed values, by field. */
  values: Readonly<Record<string, unknown>>
  /** The values that these fields had. */
  base: Readonly<Record<string, unknown>>
  /** The record's `updated_at` then; absent for a record that does not exist yet. */
  updated_at?: string | undefined
}

const Draft = z.object({
  values: z.record(z.string(), z.unknown()),
  base: z.record(z.string(), z.unknown()),
  updated_at: z.string().optional(),
})

const keyOf = (name: string) => `gallery.draft.${name}`

/** What this browser keeps of a record that was not saved, or undefined. */
export function readDraft(name: string): Draft | undefined {
  try {
    return Draft.parse(JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null'))
  } catch {
    return undefined
  }
}

/** Keeps what was typed. A browser that keeps nothing (a full disk, a private window) costs the draft, no more. */
export function keepDraft(name: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(draft))
  } catch {
    forgetDraft(name)
  }
}

export function forgetDraft(name: string): void {
  localStorage.removeItem(keyOf(name))
}

/**
 * Something was sent and is saved: what was typed since stays a draft, which from now on starts at the record as it is.
 * For forms that are no longer on the screen when the answer comes.
 */
export function settleDraft(name: string, sent: object, saved: { updated_at?: string | undefined }): void {
  const draft = readDraft(name)
  if (!draft) return
  const since = Object.entries(draft.values).filter(
    ([field, value]) => !equal(value, Reflect.get(sent, field))
  )
  if (since.length === 0) {
    forgetDraft(name)
    return
  }
  keepDraft(name, {
    values: Object.fromEntries(since),
    base: Object.fromEntries(since.map(([field]): [string, unknown] => [field, Reflect.get(saved, field)])),
    updated_at: saved.updated_at,
  })
}
