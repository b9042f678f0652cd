import type { Failure } from '@gallery/client'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useEnglish } from '../english/useEnglish.ts'
import { usePanelOwner } from '../kept/OwnerContext.ts'
import { readDraft } from './draft.ts'
import { changedIn, opened, renewed, type Saved } from './edited.ts'
import type { FieldConflict } from './mergeRecord.ts'
import { pick } from './pick.ts'
import { bySide, type RecordFields, recordFields, sideOf } from './recordFields.ts'
import { useKeptDraft } from './useKeptDraft.ts'
import { type Phase, type Send, useSaving } from './useSaving.ts'

export interface RecordFormOptions<Row, Field extends keyof Row> {
  /** Names the record among the drafts: `events/12`. Everything beneath `/admin/{name}` is part of its screen. */
  name: string
  /** The record as it was read. Render the form only once it is there. */
  record: Row
  /** The fields that the form edits. */
  fields: readonly Field[]
  save: Send<Row, Field>
}

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
  const intl = useIntl()
  const owner = usePanelOwner()
  const outdated = useEnglish(name)
  const [draft] = useState(() => readDraft(owner, name))
  const [edited, setEdited] = useState(() => opened(draft, record, fields))
  const { base, values, typed } = edited
  const changed = useMemo(() => changedIn({ base, values }, fields), [fields, values, base])
  const clean = changed.length === 0
  const saving = useSaving({ owner, name, fields, edited, setEdited, send })
  const { phase, errors, conflicts } = saving
  const told = useMemo(() => bySide(errors, fields), [errors, fields])
  useKeptDraft(owner, name, draft, edited, changed)

  const newest = renewed(edited, record, fields, phase.kind === 'saving')
  if (newest !== edited) setEdited(newest)

  function write(change: Readonly<Record<string, unknown>>, asTyped: Readonly<Record<string, string>> = {}) {
    setEdited((before) => ({
      ...before,
      values: { ...before.values, ...change },
      typed: { ...before.typed, ...asTyped },
    }))
    saving.touch()
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
    ...recordFields<Pick<Row, Field>>({
      read: (field) => Reflect.get(values, field),
      written: (number) => intl.formatNumber(number, { useGrouping: false, maximumFractionDigits: 20 }),
      typed,
      outdated,
      write,
    }),
    // By Enter as by the bar: what is in conflict is decided first, and nothing is sent twice.
    save: async () => {
      if (clean || phase.kind === 'saving' || phase.kind === 'conflict') return
      await saving.save()
    },
    resolve: saving.resolve,
    restore: (marked) => {
      const field = changed.find((name) => sideOf(name, fields) === marked)
      if (field === undefined) return
      setEdited(({ typed: { [field]: _, ...typed }, ...before }) => ({ ...before, typed }))
      write({ [field]: base[field] })
    },
    discard: () => {
      setEdited({ base, values: pick(base, fields), typed: {} })
      saving.forget()
    },
  }
}
