import { useEffect } from 'react'
import { forgetDraft, keepDraft } from './draft.ts'
import type { Edited, Saved } from './edited.ts'
import { pick } from './pick.ts'

/** Keeps what was changed and is not saved as a draft in this browser, for as long as there is any. */
export function useKeptDraft<Row extends Saved, Field extends keyof Row>(
  owner: number,
  name: string,
  { base, values }: Pick<Edited<Row, Field>, 'base' | 'values'>,
  changed: readonly Field[]
): void {
  useEffect(() => {
    if (changed.length === 0) forgetDraft(owner, name)
    else
      keepDraft(owner, name, {
        values: pick(values, changed),
        base: pick(base, changed),
        updated_at: base.updated_at,
      })
  }, [owner, name, changed, values, base])
}
