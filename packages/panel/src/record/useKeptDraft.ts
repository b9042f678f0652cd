import { useEffect, useRef } from 'react'
import { type Draft, mergeDraft, nothingTyped, type Typed } from './draft.ts'
import type { Edited, Saved } from './edited.ts'
import { pick } from './pick.ts'

/**
 * Keeps what was changed and is not saved as a draft in this browser, for as long as there is any.
 *
 * @param draft the one that the form began with
 */
export function useKeptDraft<Row extends Saved, Field extends keyof Row>(
  owner: number,
  name: string,
  draft: Draft | undefined,
  { base, values }: Pick<Edited<Row, Field>, 'base' | 'values'>,
  changed: readonly Field[]
): void {
  const before = useRef<Typed>(draft ?? nothingTyped)
  useEffect(() => {
    const now = { values: pick(values, changed), base: pick(base, changed) }
    mergeDraft(owner, name, before.current, now, base)
    before.current = now
  }, [owner, name, changed, values, base])
}
