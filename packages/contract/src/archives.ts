import { z } from 'zod'
import { names, one, page } from './answers.ts'
import { Id, IdOf, Ids, Instant, line } from './fields.ts'
import { ItemImage } from './items.ts'
import { flag, requiredText, text } from './records/field.ts'
import { fieldsOf, shapesOf } from './records/fieldsOf.ts'
import { essay } from './records/shared.ts'
import { WorkArtist } from './works.ts'

/** The fields of an archive; whom it is about stands beside them. */
export const archiveFields = fieldsOf({
  title_es: requiredText(300),
  title_en: text(300),
  description_es: essay,
  description_en: essay,
  public: flag(false),
})
const { public: isPublic, ...texts } = shapesOf(archiveFields, 'read')

/** What lists show of an archive. */
export const ArchiveSummary = z.object({
  id: Id,
  ...texts,
  /** How many items whoever asks can see in it, and the years they cover. */
  count: z.int().min(0),
  first_year: z.int().nullable(),
  last_year: z.int().nullable(),
  /** Up to three pictures of its items. */
  images: z.array(ItemImage),
})
export type ArchiveSummary = z.infer<typeof ArchiveSummary>

/** `public` is false only in answers to super users: for others a hidden archive does not exist. */
export const Archive = ArchiveSummary.extend({
  public: isPublic,
  artists: z.array(WorkArtist),
  updated_at: Instant,
})
export type Archive = z.infer<typeof Archive>

export const ArchivesQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
  query: line(0, 200).default(''),
  /** `1`: their names, a hundred at most, for pickers. */
  list: z.stringbool().optional(),
  /** With `list`: only these. */
  ids: Ids.optional(),
  /** Hidden ones too; ignored without the super flag. */
  showAll: z.stringbool().optional(),
  /** Only public ones, or only hidden ones; of use with `showAll`. */
  public: z.stringbool().optional(),
})
export type ArchivesQuery = z.infer<typeof ArchivesQuery>

const artists = z.array(IdOf).max(500)
export const ArchiveForm = z.object({ ...shapesOf(archiveFields, 'inForm'), artists: artists.default([]) })
export type ArchiveForm = z.infer<typeof ArchiveForm>
export const ArchiveChange = z
  .object({ ...shapesOf(archiveFields, 'written'), artists })
  .partial()
  .extend({ updated_at: Instant.optional() })
export type ArchiveChange = z.infer<typeof ArchiveChange>

export const ArchiveAnswer = one(Archive)
export type ArchiveAnswer = z.infer<typeof ArchiveAnswer>
export const ArchivesAnswer = page(ArchiveSummary.extend({ public: z.boolean() }))
export type ArchivesAnswer = z.infer<typeof ArchivesAnswer>
export const ArchiveNames = names(ArchiveSummary.pick({ id: true, title_es: true, title_en: true }))
export type ArchiveNames = z.infer<typeof ArchiveNames>
