import { z } from 'zod'
import { Email } from './email.ts'
import { Author, Day, Id, Instant, line, lines, Picture } from './fields.ts'

/** The states of a work in the gallery's hands (docs/product.md, Works); a work's own comes from its last movement. */
export const workStatuses = ['En consignación', 'Vendida', 'Prestada', 'Devuelta', 'Para registro'] as const
export const WorkStatus = z.enum(workStatuses)
export type WorkStatus = z.infer<typeof WorkStatus>

/** What a work went out for, beside its status; empty while it is not out for any of these. */
export const movementPurposes = ['', 'framing', 'restoration', 'photography', 'fair', 'approval'] as const
export const MovementPurpose = z.enum(movementPurposes)
export type MovementPurpose = z.infer<typeof MovementPurpose>

/** Who struck something through as a mistake, when and why: it stays, and says nothing any more. */
const Struck = z.object({ struck_at: Instant.nullable(), struck_by: Author, struck_why: z.string() })

/** Why something is struck through. */
export const Strike = z.object({ why: line(0, 300).default('') })
export type Strike = z.infer<typeof Strike>

/** One line of a work's ledger. */
export const Movement = z.object({
  id: Id,
  status: WorkStatus,
  owner: z.string(),
  price: z.number().min(0).nullable(),
  /** ISO 4217, three letters. */
  currency: z.string(),
  address: z.string(),
  date: Day,
  purpose: MovementPurpose,
  /** The day by which a work that is out is to be back. */
  due: Day.nullable(),
  /** The last day on which the gallery may have it on consignment; it holds until the work is sold or given back. */
  consigned_until: Day.nullable(),
  /** Who has it there, and where they are written to. */
  contact: z.string(),
  contact_email: z.string(),
  /** Who of the gallery has it in hand, and is mailed when it falls due. */
  minded_by: Author,
  created_at: Instant,
  created_by: Author,
  ...Struck.shape,
})
export type Movement = z.infer<typeof Movement>

/** In what condition a work was when it moved: words, a picture of `/storage/conditions`, or both. */
export const Condition = z.object({
  id: Id,
  words: z.string(),
  file: z.string().nullable(),
  picture: Picture.nullable(),
  created_at: Instant,
  created_by: Author,
  ...Struck.shape,
})
export type Condition = z.infer<typeof Condition>

/** A line of the ledger with the condition that the work was in. */
export const LedgerMovement = Movement.extend({ conditions: z.array(Condition) })
export type LedgerMovement = z.infer<typeof LedgerMovement>

const worth = z.number().min(0).max(1e12)
/** An amount of money as somebody writes it, to the cent: what the ledger would round is refused. */
export const Amount = worth.refine((amount) => Math.round(amount * 100) / 100 === amount, 'decimals')

/** What a price is in where nobody says it. */
export const plainCurrency = 'USD'

export const MovementForm = z.object({
  status: WorkStatus,
  owner: line(0, 300).default(''),
  price: worth.nullable().default(null),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default(plainCurrency),
  address: line(0, 300).default(''),
  /** The day it happened; today without. */
  date: Day.optional(),
  purpose: MovementPurpose.default(''),
  due: Day.nullable().default(null),
  consigned_until: Day.nullable().default(null),
  contact: line(0, 200).default(''),
  contact_email: z.union([z.literal(''), Email]).default(''),
  /** By their id; whoever writes it without. */
  minded_by: Id.optional(),
})
export type MovementForm = z.infer<typeof MovementForm>

const { owner, currency } = MovementForm.shape
/**
 * A line to write on top of the last one of a work. An owner that it leaves out is whose the work is by then
 * (`ownerAfter`); the price stays as it is where both it and its currency are left out.
 */
export const MovementLine = MovementForm.extend({
  owner: owner.unwrap().optional(),
  price: Amount.nullable().optional(),
  currency: currency.unwrap().optional(),
})
export type MovementLine = z.infer<typeof MovementLine>

/** A sale of a work that somebody else holds is refused unless it is meant: then their holds are over. */
export const despiteHolds = z.boolean().default(false)

/**
 * The last line of a work that whoever writes has seen, null where they saw none. With another one by then a sale is
 * refused, and so is any line of a work that is sold by then. Where it is left out, neither is.
 */
export const SeenLine = Id.nullable()

/**
 * The sales that whoever writes has read of, by the ids of their lines. To another buyer a work is not sold that is sold by
 * another one, of which its last line, though seen, says nothing: the work is lent since, or the sale was noted for a day
 * before. Where they are left out, it is.
 */
export const despiteSales = z.array(Id).max(2_000).optional()

/** `POST /api/works/{id}/movements` */
export const MovementWrite = MovementLine.extend({
  despite_holds: despiteHolds,
  after: SeenLine.optional(),
  despite_sales: despiteSales,
})
export type MovementWrite = z.infer<typeof MovementWrite>

/** `POST /api/works/{id}/movements/{movement}/conditions` */
export const ConditionForm = z.object({ words: lines(4_000).pipe(z.string().min(1)) })
export type ConditionForm = z.infer<typeof ConditionForm>

/** The text that travels beside a picture of a work's condition. */
export const ConditionPictureForm = z.object({ words: lines(4_000).default('') })
export type ConditionPictureForm = z.infer<typeof ConditionPictureForm>
