import { z } from 'zod'
import { forgetKept, keep, readKept } from '../kept/kept.ts'
import { equal } from './equal.ts'
import { pick } from './pick.ts'

/** What was typed and not saved, with the state of the record that it started from. */
export interface Draft {
  /** The typed values, by field. */
  values: Readonly<Record<string, unknown>>
  /** The values that these fields had. */
  base: Readonly<Record<string, unknown>>
  /** The record's `updated_at` then; absent for a record that does not exist yet. */
  updated_at?: string | undefined
}

/** The fields of a draft. */
export type Typed = Pick<Draft, 'values' | 'base'>

export const nothingTyped: Typed = { values: {}, base: {} }

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

/** Keeps a draft in the place of what is kept. */
export function keepDraft(owner: number, name: string, draft: Draft): void {
  keep(owner, keyOf(name), draft)
}

function forgetDraft(owner: number, name: string): void {
  forgetKept(owner, keyOf(name))
}

/**
 * Keeps what is typed in this window beside what other windows have typed into the same record: only what was changed here
 * is written, and taken out once it is no change any more.
 *
 * @param before what this window kept last; at first, the draft that it began with
 * @param now what stands in this window and is not saved
 * @param record the record as this window has it saved
 */
export function mergeDraft(
  owner: number,
  name: string,
  before: Typed,
  now: Typed,
  record: Pick<Draft, 'updated_at'>
): void {
  if (isEmpty(before) && isEmpty(now)) return
  const draft = readDraft(owner, name)
  const kept: Typed = draft ?? nothingTyped
  // What another window has written since is not taken out, nor written over with what it was here.
  const stays = Object.keys(kept.values).filter(
    (field) => field in now.values || !equal(kept.values[field], before.values[field])
  )
  const written = Object.keys(now.values).filter(
    (field) =>
      !stays.includes(field) ||
      !equal(now.values[field], before.values[field]) ||
      !equal(now.base[field], before.base[field])
  )
  const merged = (part: keyof Typed) => ({ ...pick(kept[part], stays), ...pick(now[part], written) })
  keepFrom(owner, name, draft, { values: merged('values'), base: merged('base') }, record)
}

/**
 * Something was sent and is saved: what was typed since, and what other windows have typed, stays a draft. For forms that
 * are no longer on the screen when the answer comes.
 *
 * @param sent the fields that were sent
 */
export function settleDraft(
  owner: number,
  name: string,
  sent: object,
  saved: Pick<Draft, 'updated_at'>
): void {
  const draft = readDraft(owner, name)
  if (!draft) return
  const since = Object.entries(draft.values).filter(
    ([field, value]) => !equal(value, Reflect.get(sent, field)) && !equal(value, Reflect.get(saved, field))
  )
  const base = since.map(([field]): [string, unknown] => [
    field,
    field in sent ? Reflect.get(saved, field) : draft.base[field],
  ])
  keepFrom(owner, name, draft, { values: Object.fromEntries(since), base: Object.fromEntries(base) }, saved)
}

/**
 * Keeps what is left of a draft. It starts at the record where all of its fields do, else at the older of the two states:
 * then what was saved since is found when it is sent.
 */
function keepFrom(
  owner: number,
  name: string,
  before: Draft | undefined,
  typed: Typed,
  { updated_at, ...record }: Pick<Draft, 'updated_at'>
): void {
  if (isEmpty(typed)) {
    forgetDraft(owner, name)
    return
  }
  const isOlder = before !== undefined && (before.updated_at ?? '') < (updated_at ?? '')
  const startsHere = Object.entries(typed.base).every(([field, value]) =>
    equal(value, Reflect.get(record, field))
  )
  keepDraft(owner, name, { ...typed, updated_at: isOlder && !startsHere ? before.updated_at : updated_at })
}

function isEmpty({ values }: Typed): boolean {
  return Object.keys(values).length === 0
}
