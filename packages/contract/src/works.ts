import { z } from 'zod'
import { many, names, one, page, Refusal } from './answers.ts'
import { Decade } from './decade.ts'
import { EnglishState } from './english.ts'
import { Author, DateInWords, Id, Instant, IsOrder, line, Picture } from './fields.ts'
import { Hash } from './hash.ts'
import { ListedHold } from './listedHold.ts'
import {
  despiteHolds,
  despiteSales,
  LedgerMovement,
  Movement,
  MovementLine,
  SeenLine,
  Strike,
  WorkStatus,
} from './movements.ts'
import { named, readBy, shapesOf } from './records/fieldsOf.ts'
import { workFields } from './records/works.ts'
import { RightsChange, RightsStatement, RightsWritten } from './rights/rights.ts'
import { years } from './years.ts'

/** How a path may name a record: by id or by hash. */
export const IdOrHash = z.union([Id, Hash])
export type IdOrHash = z.infer<typeof IdOrHash>

export const WorkArtist = z.object({ id: Id, display: z.string(), last_name: z.string() })
export type WorkArtist = z.infer<typeof WorkArtist>

/** A picture of a work; `file` is a name under `/storage/images`. */
export const WorkImage = z.object({
  id: Id,
  file: z.string(),
  description_es: z.string(),
  description_en: z.string(),
  picture: Picture,
})
export type WorkImage = z.infer<typeof WorkImage>

/** A picture of a work, with what is stated of it; null where that is what is stated of the work. */
export const StatedWorkImage = WorkImage.extend({ rights_statement: RightsStatement.nullable() })
export type StatedWorkImage = z.infer<typeof StatedWorkImage>

/** The fields of a work that grids and lists show. */
export const listedWorkFields = named(
  workFields,
  ...(['title_es', 'title_en', 'year', 'year_text', 'technique', 'technique_en'] as const),
  ...(['height', 'width', 'depth', 'size_text'] as const)
)

/** What grids and lists show of a work. Sizes are centimetres. */
export const WorkSummary = z.object({
  id: Id,
  hash: Hash,
  ...shapesOf(listedWorkFields, 'read'),
  date_words: DateInWords,
  artist: WorkArtist.nullable(),
  /** The first picture that may be shown to whoever asks, or null. */
  img: WorkImage.nullable(),
  /** That it is held for somebody, where the gallery tells visitors so (`showReserved` of the options): never who, nor until when. */
  reserved: z.literal(true).optional(),
})
export type WorkSummary = z.infer<typeof WorkSummary>

/** The fields of a work that visitors see. */
export const shownWorkFields = readBy(workFields, 'everyone')

/** A work as visitors see it, and as whoever holds its secret link or a room's does. */
export const Work = WorkSummary.extend({
  ...shapesOf(shownWorkFields, 'read'),
  /** Null where the gallery states nothing. */
  rights_statement: RightsStatement.nullable(),
  public_images: z.array(StatedWorkImage),
})
export type Work = z.infer<typeof Work>

/** The works before and after one, in the order of the artist's page or of the collection. */
export const Neighbours = z.object({
  previous: WorkSummary.pick({ id: true, hash: true, title_es: true, title_en: true }).nullable(),
  next: WorkSummary.pick({ id: true, hash: true, title_es: true, title_en: true }).nullable(),
})
export type Neighbours = z.infer<typeof Neighbours>

/** Whether it is sold, wherever it is since: lent by its buyer it still is. */
const isSold = z.boolean()

/** What the panel's list shows of a work. */
export const WorkRow = WorkSummary.extend({
  ...shapesOf(named(workFields, 'code', 'public'), 'read'),
  last_movement: Movement.omit({
    created_at: true,
    created_by: true,
    struck_at: true,
    struck_by: true,
    struck_why: true,
    contact_email: true,
    minded_by: true,
  }).nullable(),
  sold: isSold,
  hold: ListedHold.nullable(),
  updated_at: Instant,
})
export type WorkRow = z.infer<typeof WorkRow>

/** A work as the gallery sees it. */
export const WorkDetail = Work.extend({
  ...shapesOf(workFields, 'read'),
  /** The secret part of `/share/work/{link}`. */
  secretLink: z.string(),
  /** Every picture in order, those that are not public too. */
  images: z.array(StatedWorkImage.extend({ public: z.boolean(), ...RightsWritten.shape })),
  /** Newest first, struck ones too. */
  movements: z.array(LedgerMovement),
  /** The newest that is not struck through. */
  last_movement: Movement.nullable(),
  sold: isSold,
  collections: z.array(z.object({ id: Id, link: z.string(), title_es: z.string(), public: z.boolean() })),
  created_at: Instant,
  created_by: Author,
  updated_at: Instant,
  updated_by: Author,
})
export type WorkDetail = z.infer<typeof WorkDetail>

/** The orders of the panel's list; a `-` turns one round. */
export const workSorts = [
  'title',
  '-title',
  'artist',
  '-artist',
  'year',
  '-year',
  'code',
  '-code',
  'updated',
  '-updated',
  'price',
  '-price',
  '-id',
] as const
export type WorkSort = (typeof workSorts)[number]

const year = z.coerce.number().int().min(years.first).max(years.last)

export const WorksQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
  query: line(0, 200).default(''),
  artist: Id.optional(),
  /** The whole technique or type in Spanish, as facets name them. */
  technique_is: line(1, 500).optional(),
  type: line(1, 200).optional(),
  decade: Decade.optional(),
  /** `1`: works as `{ id, title_es, title_en, code }`, a hundred at most, for pickers. */
  list: z.stringbool().optional(),
  /** Hidden works too, in the shape of the panel; needs the super flag, as all that follow. */
  showAll: z.stringbool().optional(),
  public: z.stringbool().optional(),
  /** Any of these, by commas. */
  status: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(WorkStatus))
    .optional(),
  collection: Id.optional(),
  /** Part of the technique, in either language. */
  technique: line(0, 200).optional(),
  /** The years from and to which works were made, both among them. */
  from: year.optional(),
  to: year.optional(),
  /** `false`: only works without a picture. */
  image: z.stringbool().optional(),
  /** Only works that are held for somebody, or whose hold ends today. */
  hold: z.enum(['held', 'today']).optional(),
  /** Only works whose English is missing, or whose Spanish changed since it was written. */
  english: EnglishState.optional(),
  /**
   * Without it what is searched for comes nearest first, and all else newest first. Visitors sort by title, artist and
   * year. `price` goes by currency, then by the price of the last movement; `-updated` is what was changed last.
   */
  sort: z.enum(workSorts).optional(),
})
export type WorksQuery = z.infer<typeof WorksQuery>

/** What a question to the facets of works takes: what anybody may narrow the list to. */
export const WorkFacetsQuery = WorksQuery.pick({
  query: true,
  artist: true,
  technique_is: true,
  type: true,
  decade: true,
})
export type WorkFacetsQuery = z.infer<typeof WorkFacetsQuery>

/** What the panel's reads of a whole list take: which works, and in what order. */
export const WorksFilter = WorksQuery.omit({ page: true, per_page: true, list: true, showAll: true })
export type WorksFilter = z.infer<typeof WorksFilter>

export const WorkForm = z.object(shapesOf(workFields, 'inForm'))
export type WorkForm = z.infer<typeof WorkForm>

/**
 * What a PATCH may change. `updated_at` is the state it started from, and a newer one is answered with 409.
 * `action: 'renewLink'` makes a new secret link, after which the old one leads nowhere.
 */
export const WorkChange = z
  .object(shapesOf(workFields, 'written'))
  .partial()
  .extend({
    action: z.literal('renewLink').optional(),
    updated_at: Instant.optional(),
  })
export type WorkChange = z.infer<typeof WorkChange>
/** `PATCH /api/works/all`: several works at once, all or none. */
export const WorksChange = z.object({ works: z.array(WorkChange.extend({ id: Id })).max(500) })
export type WorksChange = z.infer<typeof WorksChange>

/** How many works one bulk action takes; choosing all that a list has ends there too. */
export const maxChosenWorks = 2_000
/** What bulk actions take that need to know no more than which works. */
export const ChosenWorks = z.object({ ids: z.array(Id).min(1).max(maxChosenWorks) })
export type ChosenWorks = z.infer<typeof ChosenWorks>
/** `POST /api/works/publish`: shows or hides several works. */
export const WorksPublication = ChosenWorks.extend({ public: z.boolean() })
export type WorksPublication = z.infer<typeof WorksPublication>
/** `POST /api/works/collect`: adds works to a collection, after those that it has, or takes them out. */
export const WorksCollecting = ChosenWorks.extend({ collection: Id, action: z.enum(['add', 'remove']) })
export type WorksCollecting = z.infer<typeof WorksCollecting>
/** `POST /api/works/movements`: one line in the ledger of each work; `after` by the ids of the works. */
export const WorksMovement = ChosenWorks.extend({
  movement: MovementLine,
  despite_holds: despiteHolds,
  after: z.record(z.string().regex(/^\d{1,10}$/), SeenLine).optional(),
  despite_sales: despiteSales,
})
export type WorksMovement = z.infer<typeof WorksMovement>
/** The works whose last line is another one than was seen, or says nothing of their sale, with both. */
export const WorksMovedAnswer = z.object({
  moved: z.array(
    WorkRow.pick({ id: true, title_es: true, title_en: true, last_movement: true }).extend({
      /** The line by which it is sold; null where it is not. */
      sale: WorkRow.shape.last_movement,
    })
  ),
})
/** 409 of a line that was to come after another one, or a sale of what is sold. */
export const WorksMoved = Refusal.extend(WorksMovedAnswer.shape)
export type WorksMoved = z.infer<typeof WorksMoved>
/** `POST /api/works/movements/remove`: lines of ledgers, and why they are struck through. */
export const MovementsStrike = ChosenWorks.extend(Strike.shape)
export type MovementsStrike = z.infer<typeof MovementsStrike>
/** The works, or the movements, that a bulk action really changed: what undoing it takes. */
export const ChangedIds = many(Id)
export type ChangedIds = z.infer<typeof ChangedIds>

const imageFields = z.object({ description_es: line(0, 1_000), description_en: line(0, 1_000) })
/** The text fields of the multipart call that adds a picture to a work; the file travels beside them as `file`. */
export const WorkImageForm = z.object({
  description_es: imageFields.shape.description_es.default(''),
  description_en: imageFields.shape.description_en.default(''),
  public: z.stringbool().default(true),
})
export type WorkImageForm = z.infer<typeof WorkImageForm>
/**
 * `PATCH /api/works/{id}/images`: those of the list come first, in its order; the others follow as they were. With
 * `order: false` all of them stay in their places.
 */
export const WorkImagesChange = z.object({
  images: z
    .array(
      imageFields
        .extend({ public: z.boolean(), ...RightsChange.shape })
        .partial()
        .extend({ id: Id })
    )
    .max(200),
  order: IsOrder,
  /** The state of the work that the change started from, and a newer one is answered with 409. */
  updated_at: Instant.optional(),
})
export type WorkImagesChange = z.infer<typeof WorkImagesChange>

/** `neighbours` are those on the artist's page; null where there is no such page to go through. */
export const WorkAnswer = one(Work).extend({ neighbours: Neighbours.nullable() })
export type WorkAnswer = z.infer<typeof WorkAnswer>
export const WorkDetailAnswer = one(WorkDetail).extend({ neighbours: Neighbours.nullable() })
export type WorkDetailAnswer = z.infer<typeof WorkDetailAnswer>
export const WorksAnswer = page(WorkSummary)
export type WorksAnswer = z.infer<typeof WorksAnswer>
export const WorkRowsAnswer = page(WorkRow)
export type WorkRowsAnswer = z.infer<typeof WorkRowsAnswer>
/** The ids of a list in its order, at most `maxChosenWorks`, and how many works the list has. */
export const WorkIdsAnswer = many(Id).extend({ total: z.int().min(0) })
export type WorkIdsAnswer = z.infer<typeof WorkIdsAnswer>
/** How many works the panel's filters would leave, whatever they say of visibility, pictures and English. */
export const WorkCountsAnswer = one(
  z.object({
    all: z.int().min(0),
    public: z.int().min(0),
    held: z.int().min(0),
    held_until_today: z.int().min(0),
    without_image: z.int().min(0),
    without_english: z.int().min(0),
    outdated_english: z.int().min(0),
  })
)
export type WorkCountsAnswer = z.infer<typeof WorkCountsAnswer>
/** The works beside one in the panel's list, and where it stands there, from 1. */
export const PlacedNeighbours = Neighbours.extend({ place: z.int().min(1), total: z.int().min(1) })
export type PlacedNeighbours = z.infer<typeof PlacedNeighbours>
export const NeighboursAnswer = one(PlacedNeighbours)
export type NeighboursAnswer = z.infer<typeof NeighboursAnswer>
export const WorkNames = names(
  WorkSummary.pick({ id: true, title_es: true, title_en: true }).extend({ code: z.string() })
)
export type WorkNames = z.infer<typeof WorkNames>

/** What the panel narrows its list of works to, as it stands in an address. */
export type WorksNarrowing = {
  query?: string
  artist?: number
  public?: boolean
  status?: string
  collection?: number
  technique?: string
  from?: number
  to?: number
  image?: boolean
  hold?: 'held' | 'today'
  english?: EnglishState
  sort?: WorkSort
}
