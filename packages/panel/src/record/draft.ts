import { z } from 'zod'
import { forgetKept, keep, readKept } from '../kept/kept.ts'
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

const keyOf = (name: string) => `draft.${name}`

/** What this browser keeps of a record that was not saved by `owner`, or undefined. */
export function readDraft(owner: number, name: string): Draft | undefined {
  return Draft.safeParse(readKept(owner, keyOf(name))).data
}

/** Keeps what was typed. */
export function keepDraft(owner: number, name: string, draft: Draft): void {
  keep(owner, keyOf(name), draft)
}

export function forgetDraft(owner: number, name: string): void {
  forgetKept(owner, keyOf(name))
}

/**
 * Something was sent and is saved: what was typed since stays a draft, which from now on starts at the record as it is.
 * For forms that are no longer on the screen when the answer comes.
 */
export function settleDraft(
  owner: number,
  name: string,
  sent: object,
  saved: { updated_at?: string | undefined }
): void {
  const draft = readDraft(owner, name)
  if (!draft) return
  const since = Object.entries(draft.values).filter(
    ([field, value]) => !equal(value, Reflect.get(sent, field))
  )
  if (since.length === 0) {
    forgetDraft(owner, name)
    return
  }
  keepDraft(owner, name, {
    values: Object.fromEntries(since),
    base: Object.fromEntries(since.map(([field]): [string, unknown] => [field, Reflect.get(saved, field)])),
    updated_at: saved.updated_at,
  })
}
