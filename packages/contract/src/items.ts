import { z } from 'zod'
import { many, names, one, page } from './answers.ts'
import { Decade } from './decade.ts'
import { Day, Id, IdOf, Instant, line, lines, Picture } from './fields.ts'
import { Hash } from './hash.ts'
import { itemKinds } from './itemKinds.ts'
import { VideoId } from './video.ts'
import { WorkArtist } from './works.ts'
import { years } from './years.ts'

export const ItemKind = z.enum(itemKinds)
export type ItemKind = z.infer<typeof ItemKind>

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

/** What grids and lists show of an item. Its title is `subtitle_*`, the line under it `detail_*`. */
export const ItemSummary = z.object({
  id: Id,
  hash: Hash,
  /** Null: it belongs to the general archive. */
  archive_id: Id.nullable(),
  kind: ItemKind,
  subtitle_es: z.string(),
  subtitle_en: z.string(),
  detail_es: z.string(),
  detail_en: z.string(),
  author: z.string(),
  date: Day.nullable(),
  /** What is known where no day is: "1986", "hacia 1950". */
  date_fallback: z.string(),
  year: z.int().nullable(),
  active: z.boolean(),
  artists: z.array(WorkArtist),
  /** Its first image, or null. */
  img: ItemImage.nullable(),
})
export type ItemSummary = z.infer<typeof ItemSummary>

export const Tag = z.object({ id: Id, content: z.string() })
export type Tag = z.infer<typeof Tag>

/** An item's page. Sizes are centimetres. */
export const Item = ItemSummary.extend({
  archive: z.object({ id: Id, title_es: z.string(), title_en: z.string() }).nullable(),
  code: z.string(),
  source: z.string(),
  place: z.string(),
  technique: z.string(),
  height: z.number().nullable(),
  width: z.number().nullable(),
  /** The sizes as the gallery words them, shown in place of the numbers; empty where those say it. */
  size_text: z.string(),
  copies: z.int().nullable(),
  pages: z.int().nullable(),
  citation: z.string(),
  /** HTML. */
  body_es: z.string(),
  body_en: z.string(),
  public_notes_es: z.string(),
  public_notes_en: z.string(),
  /** The id at YouTube or, all digits, at Vimeo; empty without a video. */
  video: z.string(),
  link: z.string(),
  images: z.array(ItemImage),
  tags: z.array(Tag),
})
export type Item = z.infer<typeof Item>

export const ItemRow = ItemSummary.extend({ code: z.string(), public: z.boolean(), updated_at: Instant })
export type ItemRow = z.infer<typeof ItemRow>

const Author = z.object({ full_name: z.string() }).nullable()

/** An item as the gallery sees it. */
export const ItemDetail = Item.extend({
  public: z.boolean(),
  private_notes: z.string(),
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
  list: z.stringbool().optional(),
  /** Hidden and inactive ones too, in the shape of the panel; needs the super flag, as all that follow. */
  showAll: z.stringbool().optional(),
  public: z.stringbool().optional(),
  active: z.stringbool().optional(),
  /** With a picture, or without. */
  image: z.stringbool().optional(),
  /** That has this tag, whatever its accents and case. */
  tag: line(1, 100).optional(),
  missing: z.literal('en').optional(),
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
})
export type ItemFacetsQuery = z.infer<typeof ItemFacetsQuery>

const size = z.number().min(0).max(100_000).nullable()
const tagWord = line(1, 100)
const itemFields = z.object({
  archive_id: Id.nullable(),
  kind: ItemKind,
  code: line(0, 100),
  source: line(0, 500),
  date: Day.nullable(),
  date_fallback: line(0, 200),
  year: z.int().min(years.first).max(years.last).nullable(),
  author: line(0, 500),
  place: line(0, 300),
  technique: line(0, 500),
  height: size,
  width: size,
  size_text: line(0, 300),
  copies: z.int().min(0).max(1_000_000).nullable(),
  pages: z.int().min(0).max(1_000_000).nullable(),
  citation: line(0, 2_000),
  subtitle_es: line(1, 1_000),
  subtitle_en: line(0, 1_000),
  detail_es: line(0, 1_000),
  detail_en: line(0, 1_000),
  body_es: lines(100_000),
  body_en: lines(100_000),
  public_notes_es: lines(20_000),
  public_notes_en: lines(20_000),
  private_notes: lines(20_000),
  video: VideoId,
  link: line(0, 1_000).regex(/^(|https?:\/\/.+)$/),
  /** The words themselves, or tags as the API gave them; those that do not exist yet are made. */
  tags: z
    .array(z.union([tagWord, z.object({ content: tagWord }).transform(({ content }) => content)]))
    .max(100),
  /** In order. */
  artists: z.array(IdOf).max(100),
  active: z.boolean(),
  public: z.boolean(),
})
const shape = itemFields.shape
export const ItemForm = itemFields.extend({
  archive_id: shape.archive_id.default(null),
  code: shape.code.default(''),
  source: shape.source.default(''),
  date: shape.date.default(null),
  date_fallback: shape.date_fallback.default(''),
  year: shape.year.default(null),
  author: shape.author.default(''),
  place: shape.place.default(''),
  technique: shape.technique.default(''),
  height: size.default(null),
  width: size.default(null),
  size_text: shape.size_text.default(''),
  copies: shape.copies.default(null),
  pages: shape.pages.default(null),
  citation: shape.citation.default(''),
  subtitle_en: shape.subtitle_en.default(''),
  detail_es: shape.detail_es.default(''),
  detail_en: shape.detail_en.default(''),
  body_es: shape.body_es.default(''),
  body_en: shape.body_en.default(''),
  public_notes_es: shape.public_notes_es.default(''),
  public_notes_en: shape.public_notes_en.default(''),
  private_notes: shape.private_notes.default(''),
  video: VideoId.default(''),
  link: shape.link.default(''),
  tags: shape.tags.default([]),
  artists: shape.artists.default([]),
  active: z.boolean().default(true),
  public: z.boolean().default(false),
})
export type ItemForm = z.infer<typeof ItemForm>
export const ItemChange = itemFields.partial().extend({ updated_at: Instant.optional() })
export type ItemChange = z.infer<typeof ItemChange>
/** `PATCH /api/items/all`: several items at once, all or none. */
export const ItemsChange = z.object({ items: z.array(ItemChange.extend({ id: Id })).max(500) })
export type ItemsChange = z.infer<typeof ItemsChange>

const description = line(0, 1_000)
/** What comes beside a file of an item. */
export const ItemFileForm = z.object({
  description_es: description.default(''),
  description_en: description.default(''),
})
export type ItemFileForm = z.infer<typeof ItemFileForm>
/** `PATCH /api/items/{id}/images`: the files to change, in the order in which they are to be shown. */
export const ItemFilesChange = z.object({
  images: z
    .array(
      z.object({ id: Id, description_es: description.optional(), description_en: description.optional() })
    )
    .max(500),
})
export type ItemFilesChange = z.infer<typeof ItemFilesChange>

/** Tags whose words hold the query, for the picker. */
export const TagsQuery = z.object({ query: line(0, 100).default('') })
export type TagsQuery = z.infer<typeof TagsQuery>

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
export const TagsAnswer = many(Tag)
export type TagsAnswer = z.infer<typeof TagsAnswer>
