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

export const MovementForm = z.object({
  status: WorkStatus,
  owner: line(0, 300).default(''),
  price: z.number().min(0).max(1e12).nullable().default(null),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('USD'),
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

/** A sale of a work that somebody else holds is refused unless it is meant: then their holds are over. */
export const despiteHolds = z.boolean().default(false)
export const MovementWrite = MovementForm.extend({ despite_holds: despiteHolds })
export type MovementWrite = z.infer<typeof MovementWrite>

/** `POST /api/works/{id}/movements/{movement}/conditions` */
export const ConditionForm = z.object({ words: lines(4_000).pipe(z.string().min(1)) })
export type ConditionForm = z.infer<typeof ConditionForm>

/** The text that travels beside a picture of a work's condition. */
export const ConditionPictureForm = z.object({ words: lines(4_000).default('') })
export type ConditionPictureForm = z.infer<typeof ConditionPictureForm>
