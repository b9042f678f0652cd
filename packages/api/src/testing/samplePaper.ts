import type { LedgerMovement } from '@gallery/contract'
import type { Printing } from '../paper/frame.ts'
import type { PrintedNote } from '../paper/note.ts'
import type { PaperWork } from '../paper/works.queries.ts'
import { sampleWork } from './sampleWork.ts'

/** Who prints, and when: Lucía Prado on the evening of 30 November 2026, for a gallery called Ochava. */
export function samplePrinting(changes: Partial<Printing> = {}): Printing {
  return {
    language: 'es',
    gallery: 'Ochava',
    by: 'Lucía Prado',
    now: new Date('2026-11-30T22:03:00Z'),
    zone: 'America/Argentina/Buenos_Aires',
    ...changes,
  }
}

/** A work as papers read it, without a picture, with what the test cares about changed. */
export function samplePaperWork(changes: Partial<PaperWork> = {}): PaperWork {
  return {
    ...sampleWork(),
    ...{ id: 1, hash: 'hash', artist: { id: 1, display: 'Irma Szalay', last_name: 'Szalay' } },
    ...{ date_words: null, img: null, heldUntil: null, sold: false, movement: null },
    ...changes,
  }
}

/** A loan note with a number, of one work, with what the test cares about changed. */
export function samplePrintedNote(changes: Partial<PrintedNote> = {}): PrintedNote {
  return {
    kind: 'loan',
    number: '2026-0007',
    date: '2026-11-30',
    until: null,
    party: 'Museo de la Ribera',
    address: '',
    contact: '',
    terms: '',
    struck: null,
    works: [{ ...samplePaperWork(), price: 38_000, currency: 'USD' }],
    ...changes,
  }
}

/** A loan to a museum in a work's ledger, of whose condition nothing was noted, with what the test cares about changed. */
export function sampleLoan(changes: Partial<LedgerMovement> = {}): LedgerMovement {
  return {
    id: 1,
    status: 'Prestada',
    owner: '',
    price: 38_000,
    currency: 'USD',
    address: 'Museo de la Ribera',
    date: '2026-11-30',
    purpose: '',
    due: null,
    consigned_until: null,
    contact: '',
    contact_email: '',
    minded_by: null,
    created_at: '2026-11-30T22:03:00Z',
    created_by: { id: 1, full_name: 'Lucía Prado' },
    struck_at: null,
    struck_by: null,
    struck_why: '',
    conditions: [],
    ...changes,
  }
}
