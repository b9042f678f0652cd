import { cleanCell } from './cells/clean.ts'
import { folded } from './cells/words.ts'
import type { Current, Places } from './current.ts'
import type { Draft } from './draft.ts'
import type { Reason } from './faults.ts'
import type { Judged } from './judged.ts'

/** What a row leaves empty, or out of a list, without taking it away from its record, in the order in which it is told. */
const notes = ['artistKept', 'archiveKept', 'priceKept', 'ownerKept', 'collectionsKept'] as const

/**
 * Counts what somebody may have emptied to take it away, and which stays: a name whose id still stands beside it, what
 * only another movement changes, and collections, which a table only adds.
 */
export function emptiedNotes({ collections }: Pick<Places, 'collections'>) {
  const counted = new Map<(typeof notes)[number], number>()
  return {
    /** @param current the record that the row changes */
    add(draft: Draft, judged: Judged | undefined, current: Current | undefined): void {
      if (current === undefined || judged?.state === 'error') return
      const { fields, movement } = current
      const isEmpty = (cell: string | undefined) => cell !== undefined && cleanCell(cell) === ''
      const isHeld = (field: string) => {
        const id = draft.fields[field]
        return typeof id === 'number' && id === fields[field]
      }
      const kept = {
        artistKept: isEmpty(draft.cells.artist) && isHeld('artist_id'),
        archiveKept: isEmpty(draft.cells.archive) && isHeld('archive_id'),
        priceKept: isEmpty(draft.cells.price) && typeof movement?.price === 'number',
        ownerKept: isEmpty(draft.cells.owner) && ((judged?.data.movement ?? movement)?.owner ?? '') !== '',
        collectionsKept: leavesOut(draft, current),
      }
      for (const note of notes) if (kept[note]) counted.set(note, (counted.get(note) ?? 0) + 1)
    },
    told(): Reason[] {
      return notes.flatMap((note): Reason[] => {
        const count = counted.get(note)
        return count === undefined ? [] : [{ id: `import.warning.${note}`, values: { count } }]
      })
    },
  }

  /** Whether a row names collections, but not all of its work's, in either language. */
  function leavesOut({ collections: named }: Draft, current: Current): boolean {
    if (named === undefined) return false
    const idsOf = (title: string) => collections.get(folded(title)) ?? []
    const ids = new Set(named.flatMap(idsOf))
    return current.collections.some((title) => !idsOf(title).some((id) => ids.has(id)))
  }
}
