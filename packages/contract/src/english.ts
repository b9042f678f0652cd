import { z } from 'zod'
import { many, one, page } from './answers.ts'
import { Id, Instant } from './fields.ts'

/** The kinds of records that are written in both languages, in the order in which they are worked through. */
export const bilingualKinds = [
  'events',
  'works',
  'artists',
  'collections',
  'archives',
  'items',
  'slides',
] as const
export const BilingualKind = z.enum(bilingualKinds)
export type BilingualKind = z.infer<typeof BilingualKind>

/** What the list of waiting English has: those records, and the texts among the site's options. */
export const englishKinds = [...bilingualKinds, 'options'] as const
export const EnglishKind = z.enum(englishKinds)
export type EnglishKind = z.infer<typeof EnglishKind>

/** What is to be done: English was never written, or the Spanish changed after it was. */
export const englishStates = ['missing', 'outdated'] as const
export const EnglishState = z.enum(englishStates)
export type EnglishState = z.infer<typeof EnglishState>

/** A record, or a text of the options, whose English waits for somebody. */
export const EnglishRow = z.object({
  kind: EnglishKind,
  /** Of a text of the options its place in `optionTexts`, from 1. */
  id: Id,
  /** Its Spanish name; of a text of the options the option's id without its language: `txtPrincipal`. */
  label: z.string(),
  /** The name of its address, where the panel needs it; empty elsewhere. */
  link: z.string(),
  public: z.boolean(),
  lacks_english: z.boolean(),
  /** The fields whose Spanish changed. */
  outdated: z.array(z.string()),
  updated_at: Instant,
})
export type EnglishRow = z.infer<typeof EnglishRow>

export const EnglishQuery = z.object({
  state: EnglishState.default('missing'),
  kind: EnglishKind.optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
})
export type EnglishQuery = z.infer<typeof EnglishQuery>

/** How many of each kind wait, in each state. */
export const EnglishCount = z.object({
  kind: EnglishKind,
  missing: z.int().min(0),
  outdated: z.int().min(0),
})
export type EnglishCount = z.infer<typeof EnglishCount>

export const EnglishAnswer = page(EnglishRow).extend({ counts: z.array(EnglishCount) })
export type EnglishAnswer = z.infer<typeof EnglishAnswer>

/** How one record's English stands: `outdated` has the fields, each with the Spanish that its English is of. */
export const RecordEnglish = z.object({
  lacks_english: z.boolean(),
  outdated: z.record(z.string(), z.string()),
})
export type RecordEnglish = z.infer<typeof RecordEnglish>
export const RecordEnglishAnswer = one(RecordEnglish)
export type RecordEnglishAnswer = z.infer<typeof RecordEnglishAnswer>

/** The fields whose English is declared right as it is. */
export const UpToDate = z.object({ fields: z.array(z.string().max(40)).min(1).max(20) })
export type UpToDate = z.infer<typeof UpToDate>

/** The first record after one, in the order of the list, that waits in the same way; empty when there is none. */
export const EnglishNextAnswer = many(EnglishRow)
export type EnglishNextAnswer = z.infer<typeof EnglishNextAnswer>
export const EnglishNextQuery = z.object({ state: EnglishState.default('missing') })
