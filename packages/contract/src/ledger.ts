import { z } from 'zod'
import { many, one, page } from './answers.ts'
import { Author, Day, Id, Instant, line, lines } from './fields.ts'
import { Language } from './language.ts'
import { LedgerMovement, MovementPurpose, movementPurposes, WorkStatus, workStatuses } from './movements.ts'
import { WorkSummary } from './works.ts'

/**
 * Where a work is for the gallery: in its hands (`here`), with somebody for a time (`out`), sold or given back (`gone`), or
 * only written down (`record`).
 */
export const ledgerPlaces = ['here', 'out', 'gone', 'record'] as const
export const LedgerPlace = z.enum(ledgerPlaces)
export type LedgerPlace = z.infer<typeof LedgerPlace>

/** What somebody may ask the ledger about a day: how things stood when it ended. */
export const LedgerChoice = z.object({
  /** Today in the gallery without. */
  day: Day.optional(),
  /** One work alone. */
  work: Id.optional(),
  /** Words of a work, of whose it was, of where it was or of who had it. */
  query: line(0, 200).default(''),
  /** Only works that were there, by commas. */
  at: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(LedgerPlace).max(4))
    .optional(),
})
export type LedgerChoice = z.infer<typeof LedgerChoice>

/** `GET /api/ledger` */
export const LedgerQuery = LedgerChoice.extend({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(50),
})
export type LedgerQuery = z.infer<typeof LedgerQuery>

/** `GET /api/exports/ledger.{format}` */
export const LedgerExportQuery = LedgerChoice.extend({ secret: z.stringbool().default(false) })

const LedgerWork = WorkSummary.extend({ code: z.string() })

/** Where a work was on a day, whose, and at what value: what the last line of its ledger said by then. */
export const LedgerRow = z.object({
  work: LedgerWork,
  /** The line that says it. */
  movement: Id,
  /** The last line of its ledger by now, whatever the day, and whether the work is sold: what a new line comes after. */
  last: z.object({ id: Id, sold: z.boolean() }),
  /** Since when. */
  since: Day,
  at: LedgerPlace,
  status: WorkStatus,
  purpose: MovementPurpose,
  owner: z.string(),
  address: z.string(),
  contact: z.string(),
  price: z.number().nullable(),
  currency: z.string(),
  /** By when it was to be back. */
  due: Day.nullable(),
  /** Until when the gallery might have it on consignment. */
  consigned_until: Day.nullable(),
})
export type LedgerRow = z.infer<typeof LedgerRow>

const count = z.int().min(0)
/** What works come to in a currency; nobody adds dollars to pesos. */
export const LedgerTotal = z.object({ currency: z.string(), works: count, total: z.number() })
export type LedgerTotal = z.infer<typeof LedgerTotal>

/** A page of the works, with how many were where and, of all that are listed, the sums. */
export const LedgerAnswer = page(LedgerRow).extend({
  day: Day,
  /** Whatever `at` asks for. */
  counts: z.record(LedgerPlace, count),
  totals: z.array(LedgerTotal),
  /** How many of those listed have no value. */
  unvalued: count,
})
export type LedgerAnswer = z.infer<typeof LedgerAnswer>

/** What ends: that a work is out (`due`), or that the gallery has it on consignment (`consigned`). */
export const termKinds = ['due', 'consigned'] as const
export const TermKind = z.enum(termKinds)
export type TermKind = z.infer<typeof TermKind>

/** Something that has an end which has not come about: a work that is out, a consignment. */
export const LedgerTerm = z.object({
  kind: TermKind,
  /** The day on which it ends. */
  until: Day,
  /** The line that says so. */
  term: Id,
  /** What was mailed about it: to whoever has it in hand by itself, and by hand to who has the work. */
  told: z.object({ week: z.boolean(), day: z.boolean(), notices: count, noticed_at: Instant.nullable() }),
  /** Whether who has the work can be written to. */
  reachable: z.boolean(),
  minded_by: Author,
  row: LedgerRow,
})
export type LedgerTerm = z.infer<typeof LedgerTerm>

/** All that has an end, the earliest first. */
export const LedgerTermsAnswer = many(LedgerTerm)
export type LedgerTermsAnswer = z.infer<typeof LedgerTermsAnswer>

/** How a term ends or goes on: the work came back, it is given back to its owner, or it has longer. */
export const TermEnd = z.discriminatedUnion('how', [
  z.object({ how: z.literal('returned'), date: Day.optional() }),
  z.object({ how: z.literal('given_back'), date: Day.optional() }),
  z.object({ how: z.literal('prolonged'), until: Day, date: Day.optional() }),
])
export type TermEnd = z.infer<typeof TermEnd>

/**
 * The line of the ledger that it became, and all that were written, which are struck through to take it back: what was lent
 * comes home first, and is given back from there.
 */
export const TermEnded = one(z.object({ movement: Id, movements: z.array(Id) }))
export type TermEnded = z.infer<typeof TermEnded>

const [, ...purposes] = movementPurposes
/**
 * What a line tells: that a work was sold, what it went out for or, where that is not said, its status. What happens to a
 * work that is sold by then, and is not sold on, is no sale: where it goes out for nothing it `moved`.
 */
export const lineKinds = [...workStatuses, ...purposes, 'moved'] as const
export const LineKind = z.enum(lineKinds)
export type LineKind = z.infer<typeof LineKind>

/** What the line tells; `sells` of "Vendida": whether it is the sale. */
export function lineKindOf({
  status,
  purpose,
  sells,
}: Pick<LedgerLine, 'status' | 'purpose' | 'sells'>): LineKind {
  if (sells) return 'Vendida'
  if (purpose !== '') return purpose
  return status === 'Vendida' ? 'moved' : status
}

/** `GET /api/ledger/movements`: the lines of all ledgers, the newest first. */
export const LedgerLinesQuery = z.object({
  query: line(0, 200).default(''),
  /** Only lines that tell one of these, by commas. */
  what: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(LineKind).max(lineKinds.length))
    .optional(),
  /** The days from and to which it happened, both among them. */
  from: Day.optional(),
  to: Day.optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(50),
})
export type LedgerLinesQuery = z.infer<typeof LedgerLinesQuery>

export const LedgerLine = LedgerMovement.omit({ conditions: true }).extend({
  work: LedgerWork,
  /** Whether it sells its work: "Vendida" of one that was not sold by then, or that is sold on, from one buyer to another. */
  sells: z.boolean(),
  /** Whether its work lies in the bin: then it has no screen. */
  binned: z.boolean(),
})
export type LedgerLine = z.infer<typeof LedgerLine>
/** A page of the lines, with how many tell what, whatever `what` asks for; what none tells is left out. */
export const LedgerLinesAnswer = page(LedgerLine).extend({
  counts: z.partialRecord(LineKind, z.int().min(1)),
})
export type LedgerLinesAnswer = z.infer<typeof LedgerLinesAnswer>

export const noteKinds = ['consignment', 'loan'] as const
export const NoteKind = z.enum(noteKinds)
export type NoteKind = z.infer<typeof NoteKind>

/** A work as a note has it, whatever became of it since. */
export const NoteWork = LedgerWork.omit({ img: true }).extend({
  price: z.number().nullable(),
  currency: z.string(),
})
export type NoteWork = z.infer<typeof NoteWork>

const noteFields = {
  kind: NoteKind,
  /** Who gives the works to the gallery on consignment, or who takes them on loan. */
  party: line(1, 300),
  address: line(0, 300),
  contact: line(0, 200),
  /** Until when. */
  until: Day.nullable(),
  /** What was agreed beside what the note says by itself. */
  terms: lines(4_000),
}

/** A consignment or loan note: `2026-0007` is the seventh of its kind in its year. */
export const Note = z.object({
  ...noteFields,
  id: Id,
  year: z.int(),
  number: z.int().min(1),
  date: Day,
  works: z.array(NoteWork),
  created_at: Instant,
  created_by: Author,
  struck_at: Instant.nullable(),
  struck_by: Author,
  struck_why: z.string(),
})
export type Note = z.infer<typeof Note>

/** How many works a note takes. */
export const maxNoteWorks = 200

/** `POST /api/ledger/notes`: the works as their ledgers have them now. */
export const NoteForm = z.object({
  kind: NoteKind,
  works: z.array(Id).min(1).max(maxNoteWorks),
  party: noteFields.party,
  address: noteFields.address.default(''),
  contact: noteFields.contact.default(''),
  until: noteFields.until.default(null),
  terms: noteFields.terms.default(''),
  /** Today without; its year is the note's. */
  date: Day.optional(),
})
export type NoteForm = z.infer<typeof NoteForm>

export const NoteAnswer = one(Note)
export type NoteAnswer = z.infer<typeof NoteAnswer>

/** `GET /api/ledger/notes`: the newest first. */
export const NotesQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(50),
})
export type NotesQuery = z.infer<typeof NotesQuery>
export const NotesAnswer = page(Note)
export type NotesAnswer = z.infer<typeof NotesAnswer>

/** How a note is called: `2026-0007`. */
export function noteNumber({ year, number }: Pick<Note, 'year' | 'number'>): string {
  return `${year}-${String(number).padStart(4, '0')}`
}

/** Papers of the ledger. */
export const InsurancePaperQuery = LedgerChoice.extend({ language: Language.optional() })
export const NotePaperQuery = z.object({ note: Id, language: Language.optional() })
export const ConditionPaperQuery = z.object({ movement: Id, language: Language.optional() })
