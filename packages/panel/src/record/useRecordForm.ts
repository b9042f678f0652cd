import { Failure } from '@gallery/client'
import type { Author } from '@gallery/contract'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useEnglish } from '../english/useEnglish.ts'
import { usePanelOwner } from '../kept/OwnerContext.ts'
import { type Draft, forgetDraft, keepDraft, readDraft, settleDraft } from './draft.ts'
import { equal } from './equal.ts'
import { type FieldConflict, mergeRecord } from './mergeRecord.ts'
import { pick } from './pick.ts'
import { bySide, type RecordFields, recordFields, sideOf } from './recordFields.ts'
import { type Refused, refusedAs } from './refusedAs.ts'

/** What a record must have to be edited: when it was last saved, if it exists. */
interface Saved {
  updated_at?: string | undefined
}

export interface RecordFormOptions<Row, Field extends keyof Row> {
  /** Names the record among the drafts: `events/12`. Everything beneath `/admin/{name}` is part of its screen. */
  name: string
  /** The record as it was read. Render the form only once it is there. */
  record: Row
  /** The fields that the form edits. */
  fields: readonly Field[]
  /**
   * Sends what changed, with the `updated_at` that the change started from, and resolves with the record as it is
   * afterwards, without waiting for whatever else is read anew. @throws Failure
   */
  save: (changes: Partial<Pick<Row, Field>>, updatedAt: string | undefined) => Promise<Row>
}

/** How the last saving ended. */
type Phase =
  | { kind: 'idle' | 'saving' | 'offline' }
  | { kind: 'saved'; at: string }
  | { kind: 'invalid' }
  | { kind: 'conflict'; by: Author; at: string }

/** A record under edit. */
export interface RecordForm<Values, Field extends string> extends RecordFields<Values> {
  /** As in the options. */
  name: string
  values: Values
  /** The messages per field of the last refusal; a new object for each. */
  errors: Failure['errors']
  /** The fields that differ from what is saved. */
  changed: readonly Field[]
  /** The same by what they are called in the form, where they are marked. */
  marked: readonly string[]
  phase: Phase
  /** What was changed here and saved elsewhere in between, while `phase` is a conflict, with what stands in the fields now. */
  conflicts: readonly FieldConflict<Field>[]
  /** Changes a field that no control of {@link RecordFields} holds: a chosen record, a list of ids. */
  set: <Name extends Field & keyof Values>(field: Name, value: Values[Name]) => void
  /**
   * Sends what changed, unless that is on its way or waits for a decision. Resolves when it is saved or has been refused;
   * the phase tells which.
   */
  save: () => Promise<void>
  /** Decides a conflict field by field, then saves. */
  resolve: (choice: Readonly<Record<string, unknown>>) => Promise<void>
  /** Gives a field, by what it is called in the form, what is saved of it. */
  restore: (marked: string) => void
  discard: () => void
}

/**
 * A record's form: what is typed stands beside what is saved until it is saved too, a draft of it stays in this browser
 * meanwhile, and a change that was saved elsewhere in between is merged where nothing contradicts it. The fields stay
 * open while they are being saved: what is typed then is unsaved afterwards.
 */
export function useRecordForm<Row extends Saved, Field extends string & keyof Row>({
  name,
  record,
  fields,
  save: send,
}: RecordFormOptions<Row, Field>): RecordForm<Pick<Row, Field>, Field> {
  type Values = Pick<Row, Field>
  const intl = useIntl()
  const owner = usePanelOwner()
  const [start] = useState(() => opened(readDraft(owner, name), record, fields))
  const [base, setBase] = useState(start.base)
  const [values, setValues] = useState<Values>(start.values)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [errors, setErrors] = useState<RecordForm<Values, Field>['errors']>({})
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' })
  const [conflicts, setConflicts] = useState<readonly FieldConflict<Field>[]>([])
  // For answers that come later: what stands in the fields by then.
  const now = useRef(values)
  useLayoutEffect(() => {
    now.current = values
  })
  const changed = useMemo(
    () => fields.filter((field) => !equal(values[field], base[field])),
    [fields, values, base]
  )
  const told = useMemo(() => bySide(errors, fields), [errors, fields])
  const clean = changed.length === 0
  const outdated = useEnglish(name)

  /**
   * Takes a state of the record over, and what was typed since beside it. Fields that the record has not now, those of a
   * picture that was deleted, keep what they had: it may come back.
   */
  function show(state: Row, typedSince: (before: Values) => Values = () => pick(state, fields)): void {
    setBase((before) => ({ ...before, ...state }))
    setValues((before) => ({ ...before, ...typedSince(before) }))
  }

  // Saved by this form or by something beside it: with nothing typed, the newer state is what the form shows.
  if (clean && isNewer(record, base) && phase.kind !== 'saving') show(record)
  // Fields that came beside what is typed, those of a picture that was added, begin as they came: nobody wrote in them.
  const came = isNewer(base, record) ? [] : fields.filter((field) => !(field in base) && field in record)
  if (came.length > 0) {
    const begun = pick(record, came)
    setBase((before) => ({ ...begun, ...before }))
    setValues((before) => ({
      ...before,
      ...pick(
        begun,
        came.filter((field) => before[field] === undefined)
      ),
    }))
  }

  useEffect(() => {
    if (clean) forgetDraft(owner, name)
    else
      keepDraft(owner, name, {
        values: pick(values, changed),
        base: pick(base, changed),
        updated_at: base.updated_at,
      })
  }, [owner, name, clean, changed, values, base])

  async function sendFrom(start: Row, sent: Values, tries = 3): Promise<void> {
    const changes = pick(
      sent,
      fields.filter((field) => !equal(sent[field], start[field]))
    )
    setPhase({ kind: 'saving' })
    setErrors({})
    try {
      const saved = await send(changes, start.updated_at)
      settleDraft(owner, name, sent, saved)
      // What was typed since stands before what the server made of it; the rest is as it was saved.
      show(saved, (before) => mergeRecord(fields, sent, before, pick(saved, fields)).values)
      setTyped((texts) => typedAfter(typed, texts))
      setPhase({ kind: 'saved', at: new Date().toISOString() })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      await refused(refusedAs<Row>(error), start, tries)
    }
  }

  async function refused(as: Refused<Row>, start: Row, tries: number): Promise<void> {
    if (as.kind !== 'stale') {
      setErrors(as.kind === 'invalid' ? as.errors : {})
      setPhase({ kind: as.kind })
      return
    }
    const theirs = pick(as.current, fields)
    const merged = mergeRecord<Values, Field>(fields, pick(start, fields), now.current, theirs)
    setBase(as.current)
    setValues(merged.values)
    setConflicts(merged.conflicts)
    if (merged.conflicts.length > 0) setPhase({ kind: 'conflict', by: as.by, at: as.at })
    else if (tries > 0) await sendFrom(as.current, merged.values, tries - 1)
    else setPhase({ kind: 'idle' })
  }

  function write(change: Readonly<Record<string, unknown>>, asTyped: Readonly<Record<string, string>> = {}) {
    setValues((before) => ({ ...before, ...change }))
    setTyped((before) => ({ ...before, ...asTyped }))
    setPhase((before) => (before.kind === 'conflict' || before.kind === 'saving' ? before : { kind: 'idle' }))
  }

  return {
    name,
    values,
    errors: told,
    changed,
    marked: changed.map((field) => sideOf(field, fields)),
    phase: clean && phase.kind !== 'saving' && phase.kind !== 'saved' ? { kind: 'idle' } : phase,
    conflicts: conflicts.map((conflict) => ({ ...conflict, mine: values[conflict.field] })),
    set: (field, value) => write({ [field]: value }),
    ...recordFields<Values>({
      read: (field) => Reflect.get(values, field),
      written: (number) => intl.formatNumber(number, { useGrouping: false, maximumFractionDigits: 20 }),
      typed,
      outdated,
      write,
    }),
    // By Enter as by the bar: what is in conflict is decided first, and nothing is sent twice.
    save: async () => {
      if (clean || phase.kind === 'saving' || phase.kind === 'conflict') return
      await sendFrom(base, values)
    },
    resolve: (choice) => {
      const chosen = { ...values, ...choice }
      setValues(chosen)
      setConflicts([])
      return sendFrom(base, chosen)
    },
    restore: (marked) => {
      const field = changed.find((name) => sideOf(name, fields) === marked)
      if (field === undefined) return
      setTyped(({ [field]: _, ...others }) => others)
      write({ [field]: base[field] })
    },
    discard: () => {
      setValues(pick(base, fields))
      setTyped({})
      setErrors({})
      setConflicts([])
      setPhase({ kind: 'idle' })
    },
  }
}

/** The state that the form starts from, and what stands in it: a draft begins where it was begun. */
function opened<Row extends Saved, Field extends string & keyof Row>(
  draft: Draft | undefined,
  record: Row,
  fields: readonly Field[]
): { base: Row; values: Pick<Row, Field> } {
  if (!draft) return { base: record, values: pick(record, fields) }
  const known = fields.filter((field) => field in draft.values)
  return {
    base: { ...record, ...pick(draft.base, known), updated_at: draft.updated_at },
    values: { ...pick(record, fields), ...pick(draft.values, known) },
  }
}

/** Of fields of numbers, the texts that are not those that were sent. */
function typedAfter(
  sent: Readonly<Record<string, string>>,
  texts: Readonly<Record<string, string>>
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).filter(([field, text]) => text !== sent[field]))
}

function isNewer(one: Saved, other: Saved): boolean {
  return (one.updated_at ?? '') > (other.updated_at ?? '')
}
