import { Failure } from '@gallery/client'
import type { Author } from '@gallery/contract'
import { type Dispatch, type SetStateAction, useLayoutEffect, useRef, useState } from 'react'
import { settleDraft } from './draft.ts'
import { changedIn, type Edited, type Saved, settled } from './edited.ts'
import { type FieldConflict, mergeRecord } from './mergeRecord.ts'
import { pick } from './pick.ts'
import { type Refused, refusedAs } from './refusedAs.ts'

/**
 * Sends what changed, with the `updated_at` that the change started from, and resolves with the record as it is
 * afterwards, without waiting for whatever else is read anew. @throws Failure
 */
export type Send<Row, Field extends keyof Row> = (
  changes: Partial<Pick<Row, Field>>,
  updatedAt: string | undefined
) => Promise<Row>

/** How the last saving ended. */
export type Phase =
  | { kind: 'idle' | 'saving' | 'offline' }
  | { kind: 'saved'; at: string }
  | { kind: 'invalid' }
  | { kind: 'conflict'; by: Author; at: string }

interface SavingOptions<Row, Field extends keyof Row> {
  /** Whose draft of what is settled. */
  owner: number
  name: string
  fields: readonly Field[]
  edited: Edited<Row, Field>
  setEdited: Dispatch<SetStateAction<Edited<Row, Field>>>
  send: Send<Row, Field>
}

interface Saving<Field extends string> {
  phase: Phase
  /** The messages per field of the last refusal. */
  errors: Failure['errors']
  /** What was changed here and saved elsewhere in between, while `phase` is a conflict. */
  conflicts: readonly FieldConflict<Field>[]
  /** Sends what changed. Resolves when it is saved or has been refused. */
  save: () => Promise<void>
  /** Decides a conflict field by field, then saves. */
  resolve: (choice: Readonly<Record<string, unknown>>) => Promise<void>
  /** Something was typed: how the last saving ended says nothing any more, unless it goes on or waits for a decision. */
  touch: () => void
  /** Nothing is left to save, nor to decide. */
  forget: () => void
}

/**
 * How a record under edit is saved. A change that was saved elsewhere in between is merged where nothing contradicts it,
 * and sent again.
 */
export function useSaving<Row extends Saved, Field extends string & keyof Row>({
  owner,
  name,
  fields,
  edited,
  setEdited,
  send,
}: SavingOptions<Row, Field>): Saving<Field> {
  type Values = Pick<Row, Field>
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' })
  const [errors, setErrors] = useState<Failure['errors']>({})
  const [conflicts, setConflicts] = useState<readonly FieldConflict<Field>[]>([])
  // For answers that come later: what stands in the fields by then.
  const now = useRef(edited.values)
  useLayoutEffect(() => {
    now.current = edited.values
  })

  async function sendFrom(start: Row, values: Values, tries = 3): Promise<void> {
    const changes = pick(values, changedIn({ base: start, values }, fields))
    setPhase({ kind: 'saving' })
    setErrors({})
    try {
      const saved = await send(changes, start.updated_at)
      settleDraft(owner, name, changes, saved)
      setEdited((before) => settled(before, { values, typed: edited.typed }, saved, fields))
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
    setEdited((before) => ({ ...before, base: as.current, values: merged.values }))
    setConflicts(merged.conflicts)
    if (merged.conflicts.length > 0) setPhase({ kind: 'conflict', by: as.by, at: as.at })
    else if (tries > 0) await sendFrom(as.current, merged.values, tries - 1)
    else setPhase({ kind: 'idle' })
  }

  return {
    phase,
    errors,
    conflicts,
    save: () => sendFrom(edited.base, edited.values),
    resolve: (choice) => {
      const values = { ...edited.values, ...choice }
      setEdited((before) => ({ ...before, values }))
      setConflicts([])
      return sendFrom(edited.base, values)
    },
    touch: () =>
      setPhase((before) =>
        before.kind === 'conflict' || before.kind === 'saving' ? before : { kind: 'idle' }
      ),
    forget: () => {
      setErrors({})
      setConflicts([])
      setPhase({ kind: 'idle' })
    },
  }
}
