import type { ImportFacts, ImportKind } from '@gallery/contract'
import type { RefusalStatus } from '../../../errors.ts'
import type { MessageId, Values } from '../../../say.ts'
import type { Draft } from '../../draft.ts'
import type { Plan } from '../../plan.ts'
import type { Inspected } from '../inspect.ts'
import type { TableRow } from '../table.ts'

/** What a reader is started for. */
export type Asked =
  | { what: 'inspect'; path: string; given: Partial<ImportFacts>; kind: ImportKind }
  | { what: 'rows'; path: string; facts: ImportFacts }
  | { what: 'drafts'; path: string; plan: Plan }

/** After some rows or drafts the reader waits until it is asked for more. */
export const more = 'more'

/** What a reader answers; after `inspected`, `end`, `refused` and `failed` nothing more comes. */
export type Said =
  | { what: 'inspected'; inspected: Inspected }
  | { what: 'rows'; rows: TableRow[] }
  | { what: 'drafts'; drafts: Draft[] }
  | { what: 'end' }
  | { what: 'refused'; status: RefusalStatus; id: MessageId; values: Values }
  | { what: 'failed'; reason: string }

/** Whether a message is what a reader is asked. */
export function isAsked(message: unknown): message is Asked {
  return typeof message === 'object' && message !== null && 'what' in message && 'path' in message
}

/** Whether a message is one of a reader's, which is of the same build as whoever started it. */
export function isSaid(message: unknown): message is Said {
  return typeof message === 'object' && message !== null && 'what' in message
}
