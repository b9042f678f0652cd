import { z } from 'zod'
import { many, one } from './answers.ts'
import { Id, Instant } from './fields.ts'
import { Amount, MovementForm, WorkStatus } from './movements.ts'
import { RightsChoice } from './rights/rights.ts'
import { maxChosenWorks, WorkForm, WorkSummary } from './works.ts'

/** What a price may be rounded to, in units of its currency; 0 leaves it at the cent. */
export const priceRoundings = [0, 1, 10, 50, 100, 500, 1000] as const
export type PriceRounding = (typeof priceRoundings)[number]

const PercentOfPrice = z.object({
  by: z.literal('percent'),
  /** 8 is eight per cent more, -8 eight less; to two decimals. */
  percent: z.number().gt(-100).max(1_000).multipleOf(0.01),
  round: z.literal(priceRoundings),
})
const NewPrice = z.object({ by: z.literal('amount'), amount: Amount.nullable() })

/** How a price changes. */
export const PriceChange = z.discriminatedUnion('by', [PercentOfPrice, NewPrice])
export type PriceChange = z.infer<typeof PriceChange>

const line = MovementForm.shape
/** What several works get at once. What it does not carry stays as it is, work by work. */
export const WorksSetting = z
  .object({
    price: PriceChange,
    currency: line.currency.unwrap(),
    status: WorkStatus,
    owner: line.owner.unwrap(),
    address: line.address.unwrap(),
    public: z.boolean(),
    series: WorkForm.shape.series.unwrap(),
    rights: RightsChoice,
  })
  .partial()
export type WorksSetting = z.infer<typeof WorksSetting>

/**
 * `POST /api/works/change/review` and `POST /api/works/change`: the works, each with the state that somebody saw it in,
 * and what they get.
 */
export const WorksSettingForm = z.object({
  works: z
    .array(z.object({ id: Id, updated_at: Instant.optional() }))
    .min(1)
    .max(maxChosenWorks),
  set: WorksSetting,
})
export type WorksSettingForm = z.infer<typeof WorksSettingForm>

/** What a bulk change may touch of a work; `status` is null before its first movement. */
export const WorkState = z.object({
  price: z.number().min(0).nullable(),
  currency: z.string(),
  status: WorkStatus.nullable(),
  owner: z.string(),
  address: z.string(),
  public: z.boolean(),
  series: z.string(),
  rights: RightsChoice,
})
export type WorkState = z.infer<typeof WorkState>

/** Why a work stays as it is. */
export const settingRefusals = [
  /** It is sold: what was agreed stays. */
  'sold',
  /** It is held for somebody, and would be sold to somebody else. */
  'held',
  /** Somebody saved it after the state that was seen. */
  'changed',
  /** A percentage, or a currency, of no price. */
  'no_price',
  /** Nothing was ever noted of it, so a price or an owner has no status to stand beside. */
  'no_status',
  /** The rounding would leave nothing of the price. */
  'zero',
  /** It is so already. */
  'same',
] as const
export const SettingRefusal = z.enum(settingRefusals)
export type SettingRefusal = z.infer<typeof SettingRefusal>

/** A work before and after. */
export const WorkSettingRow = WorkSummary.pick({
  id: true,
  title_es: true,
  title_en: true,
  year: true,
  year_text: true,
  date_words: true,
  artist: true,
  img: true,
}).extend({
  updated_at: Instant,
  before: WorkState,
  /** Null where it stays as it is. */
  after: WorkState.nullable(),
  /** Why it does; null also where nothing is asked of it yet. */
  refusal: SettingRefusal.nullable(),
})
export type WorkSettingRow = z.infer<typeof WorkSettingRow>

/** What would become of each work, in the order in which they were named; those in the bin are left out. */
export const WorksReview = many(WorkSettingRow).extend({
  /** How many rooms that are open show one of those that would change. */
  rooms: z.int().min(0),
})
export type WorksReview = z.infer<typeof WorksReview>

/** What a bulk change may change of a work beside its ledger. */
const OwnState = WorkState.pick({ public: true, series: true, rights: true })

/**
 * What taking a bulk change back needs: the lines that it wrote into ledgers, and what the works were before and after
 * it. What somebody gave a work since is not what it was after, and stays.
 */
export const WorksSettingUndo = z.object({
  movements: z.array(Id).max(maxChosenWorks),
  works: z.array(z.object({ id: Id, before: OwnState, after: OwnState })).max(maxChosenWorks),
})
export type WorksSettingUndo = z.infer<typeof WorksSettingUndo>

/**
 * A line of the answer of `POST /api/works/change`, which is JSON by lines: how far it is, and at the end what was done.
 * An answer without that last line was ended, and then nothing was done.
 */
export const WorksSettingLine = z.union([
  z.object({ done: z.int().min(0), total: z.int().min(0) }),
  one(WorksSettingUndo.extend({ count: z.int().min(0) })),
])
export type WorksSettingLine = z.infer<typeof WorksSettingLine>
