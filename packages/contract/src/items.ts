import { z } from 'zod'
import { names, one, page } from './answers.ts'
import { DateBound } from './dateBound.ts'
import { Decade } from './decade.ts'
import { EnglishState } from './english.ts'
import { Author, DateInWords, Id, Instant, line, Picture } from './fields.ts'
import { Hash } from './hash.ts'
import { ItemKind } from './itemKind.ts'
import { Language } from './language.ts'
import { named, readBy, shapesOf } from './records/fieldsOf.ts'
import { fileFields } from './records/files.ts'
import { itemFields } from './records/items.ts'
import { RightsStatement, RightsWritten } from './rights/rights.ts'

/** A file of an item under `/storage/images`: `picture` is null for what is not an image and offered for download. */
export const ItemImage = z.object({
  id: Id,
  file: z.string(),
  /** What it was called when it came in, and its size in bytes. */
  name: z.string(),
  bytes: z.int().min(0),
  description_es: z.string(),
  description_en: z.string(),
  picture: Picture.nullable(),
})
export type ItemImage = z.infer<typeof ItemImage>

/** A leaf of a PDF, from 1, as it looks. */
export const Leaf = z.object({ number: z.int().min(1), file: z.string(), picture: Picture })
export type Leaf = z.infer<typeof Leaf>

/** The longest that a recording can be, a week, and the most pixels of a film's side: what claims more is damaged. */
const [mostSeconds, mostPixels] = [7 * 24 * 60 * 60, 32_767]

/** How long a recording is; of a film also how large, in pixels. */
export const Recording = z.object({
  seconds: z.number().positive().max(mostSeconds),
  width: z.int().positive().max(mostPixels).nullable(),
  height: z.int().positive().max(mostPixels).nullable(),
})
export type Recording = z.infer<typeof Recording>

/** A file of an item with what is read of it. What is stated of it is null where that is what is stated of the item. */
export const StatedItemImage = ItemImage.extend({
  rights_statement: RightsStatement.nullable(),
  /** What is written on it or said in it, with the line breaks that it has there. */
  transcription_es: z.string(),
  transcription_en: z.string(),
  /** The languages in which a recording has captions: `/api/items/{id}/images/{file}/captions/{language}`. */
  captions: z.array(Language),
  /** Null for what is no recording, and as long as nobody has looked how long it is. */
  recording: Recording.nullable(),
  /** The leaves of a PDF. */
  leaves: z.array(Leaf),
})
export type StatedItemImage = z.infer<typeof StatedItemImage>

/** The fields of an item that grids and lists show. */
export const listedItemFields = named(
  itemFields,
  ...(['archive_id', 'kind', 'subtitle_es', 'subtitle_en', 'detail_es', 'detail_en'] as const),
  ...(['author', 'date', 'date_fallback', 'year', 'active'] as const)
)

/** What grids and lists show of an item. Its title is `subtitle_*`, the line under it `detail_*`. */
export const ItemSummary = z.object({
  id: Id,
  hash: Hash,
  ...shapesOf(named(itemFields, 'artists'), 'read'),
  ...shapesOf(listedItemFields, 'read'),
  date_words: DateInWords,
  /** Its first image, or null. */
  img: ItemImage.nullable(),
  /** Of what is searched for: the file, by its id, and of a PDF the leaf where all of its words stand, if they do. */
  found: z.object({ image: Id, leaf: z.int().min(1).nullable() }).optional(),
})
export type ItemSummary = z.infer<typeof ItemSummary>

/** The fields of an item that visitors see. */
export const shownItemFields = readBy(itemFields, 'everyone')

/** An item's page. Sizes are centimetres. */
export const Item = ItemSummary.extend({
  archive: z.object({ id: Id, title_es: z.string(), title_en: z.string() }).nullable(),
  ...shapesOf(shownItemFields, 'read'),
  /** Null where the gallery states nothing. */
  rights_statement: RightsStatement.nullable(),
  images: z.array(StatedItemImage),
})
export type Item = z.infer<typeof Item>

export const ItemRow = ItemSummary.extend({
  ...shapesOf(named(itemFields, 'code', 'public', 'rights'), 'read'),
  updated_at: Instant,
})
export type ItemRow = z.infer<typeof ItemRow>

/** An item as the gallery sees it. */
export const ItemDetail = Item.extend({
  ...shapesOf(itemFields, 'read'),
  images: z.array(
    StatedItemImage.extend({ ...RightsWritten.shape, captions_es: z.string(), captions_en: z.string() })
  ),
  created_at: Instant,
  created_by: Author,
  updated_at: Instant,
  updated_by: Author,
})
export type ItemDetail = z.infer<typeof ItemDetail>

/** The orders of lists of items; a `-` turns one round. */
export const itemSorts = [
  'title',
  '-title',
  'artist',
  '-artist',
  'year',
  '-year',
  'code',
  '-code',
  '-id',
] as const
export type ItemSort = (typeof itemSorts)[number]

export const ItemsQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
  query: line(0, 200).default(''),
  kind: ItemKind.optional(),
  /** Of one archive, or of the general one, which is none's. */
  archive: z.union([Id, z.literal('general')]).optional(),
  /** By or about one artist. */
  artist: Id.optional(),
  /** The whole technique, as facets name it. */
  technique_is: line(1, 500).optional(),
  decade: Decade.optional(),
  /** The whole place, as facets name it. */
  place: line(1, 300).optional(),
  /** That has this tag, whatever its accents and case. */
  tag: line(1, 100).optional(),
  /** From and to when it may have been made, all that each says among it: what is of several years is found by any of them. */
  from: DateBound.optional(),
  to: DateBound.optional(),
  list: z.stringbool().optional(),
  /** Hidden and inactive ones too, in the shape of the panel; needs the super flag, as all that follow. */
  showAll: z.stringbool().optional(),
  public: z.stringbool().optional(),
  active: z.stringbool().optional(),
  /** With a picture, or without. */
  image: z.stringbool().optional(),
  /** Only items whose English is missing, or whose Spanish changed since it was written. */
  english: EnglishState.optional(),
  /**
   * Without it what is searched for comes nearest first, and all else newest first. Visitors sort by title, artist and
   * year. Of several artists the first by name counts.
   */
  sort: z.enum(itemSorts).optional(),
})
export type ItemsQuery = z.infer<typeof ItemsQuery>

/** What a question to the facets of items takes: what anybody may narrow the list to. */
export const ItemFacetsQuery = ItemsQuery.pick({
  query: true,
  kind: true,
  archive: true,
  artist: true,
  technique_is: true,
  decade: true,
  place: true,
  tag: true,
  from: true,
  to: true,
})
export type ItemFacetsQuery = z.infer<typeof ItemFacetsQuery>

export const ItemForm = z.object(shapesOf(itemFields, 'inForm'))
export type ItemForm = z.infer<typeof ItemForm>
export const ItemChange = z
  .object(shapesOf(itemFields, 'written'))
  .partial()
  .extend({ updated_at: Instant.optional() })
export type ItemChange = z.infer<typeof ItemChange>
/** How many items are changed at once. */
export const maxItemsChanged = 500

/** `PATCH /api/items/all`: several items at once, all or none. */
export const ItemsChange = z.object({ items: z.array(ItemChange.extend({ id: Id })).max(maxItemsChanged) })
export type ItemsChange = z.infer<typeof ItemsChange>

/** What comes beside a file of an item. */
export const ItemFileForm = z.object({
  ...shapesOf(named(fileFields, 'description_es', 'description_en'), 'inForm'),
})
export type ItemFileForm = z.infer<typeof ItemFileForm>
/** What may be changed of a file of an item. */
export const ItemFileChange = z.object(shapesOf(fileFields, 'written')).partial()
export type ItemFileChange = z.infer<typeof ItemFileChange>
/** `PATCH /api/items/{id}/images`: the files to change, in the order in which they are to be shown. */
export const ItemFilesChange = z.object({
  images: z.array(ItemFileChange.extend({ id: Id })).max(500),
  /** The state of the item that the change started from, and a newer one is answered with 409. */
  updated_at: Instant.optional(),
})
export type ItemFilesChange = z.infer<typeof ItemFilesChange>

/** The text that is on a leaf of a PDF. */
export const LeafAnswer = one(z.object({ text: z.string() }))
export type LeafAnswer = z.infer<typeof LeafAnswer>

export const ItemAnswer = one(Item)
export type ItemAnswer = z.infer<typeof ItemAnswer>
export const ItemDetailAnswer = one(ItemDetail)
export type ItemDetailAnswer = z.infer<typeof ItemDetailAnswer>
/** `public` is told to super users only, who see hidden items too. */
export const ItemsAnswer = page(ItemSummary.extend({ public: z.boolean().optional() }))
export type ItemsAnswer = z.infer<typeof ItemsAnswer>
export const ItemRowsAnswer = page(ItemRow)
export type ItemRowsAnswer = z.infer<typeof ItemRowsAnswer>
export const ItemNames = names(ItemSummary.pick({ id: true, subtitle_es: true, subtitle_en: true }))
export type ItemNames = z.infer<typeof ItemNames>
