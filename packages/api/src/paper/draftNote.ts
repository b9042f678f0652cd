import type { PrintedNote } from './note.ts'
import type { PaperWork } from './works.queries.ts'

/**
 * A consignment note of works, as they were consigned, without a number: who gives is whose they are, as the ledgers of all of
 * them agree.
 */
export function draftOf(works: readonly PaperWork[]): PrintedNote {
  const owners = [...new Set(works.map(({ movement }) => movement?.owner ?? ''))]
  const [owner = ''] = owners.length === 1 ? owners : []
  return {
    kind: 'consignment',
    ...{ number: null, date: null, until: null, struck: null },
    ...{ party: owner, address: '', contact: '', terms: '' },
    works: works.map(({ movement, ...work }) => ({
      ...work,
      price: movement?.price ?? null,
      currency: movement?.currency ?? '',
    })),
  }
}
