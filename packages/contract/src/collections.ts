import { z } from 'zod'
import { many, names, one, page } from './answers.ts'
import { Author, Id, Ids, Instant, line, lines, Picture } from './fields.ts'
import { Hash } from './hash.ts'
import { ListedHold } from './listedHold.ts'
import { flag, requiredText, text } from './records/field.ts'
import { fieldsOf, named, shapesOf } from './records/fieldsOf.ts'
import { essay } from './records/shared.ts'
import {
  PlacedWork,
  RoomFacts,
  RoomPrices,
  RoomSection,
  RoomShowing,
  WorkInPanelRoom,
  WorkInRoom,
} from './roomShowing.ts'
import { Neighbours, Work, WorkArtist, WorkImage, WorkSummary } from './works.ts'

/** The fields of a collection; its works, and what makes it a room, stand beside them. */
export const collectionFields = fieldsOf({
  title_es: requiredText(300),
  title_en: text(300),
  description_es: essay,
  description_en: essay,
  public: flag(false),
})

/** What lists show of a collection of the back room. */
export const CollectionSummary = z.object({
  id: Id,
  /** Names it in addresses. Of a private collection it is the secret. */
  link: Hash,
  ...shapesOf(named(collectionFields, 'title_es', 'title_en'), 'read'),
  /** File name under `/storage/collections`, or null; then the covers stand for it. */
  image: z.string().nullable(),
  picture: Picture.nullable(),
  /** One or two pictures of works of the collection. */
  covers: z.array(WorkImage),
  /** How many works whoever asks can see in it. */
  count: z.int().min(0),
  artists: z.array(WorkArtist),
})
export type CollectionSummary = z.infer<typeof CollectionSummary>

/** A collection with its works in order: the public ones, or in a private room all that the gallery put there. */
export const Collection = CollectionSummary.extend({
  ...shapesOf(named(collectionFields, 'public', 'description_es', 'description_en'), 'read'),
  works: z.array(WorkSummary),
  /** Until when a private room is open; null: until it is closed. */
  open_until: Instant.nullable(),
  /** What the gallery says to whom it shared the room with. */
  message: z.string(),
})
export type Collection = z.infer<typeof Collection>

/** A collection by its link. Of a room it says how it shows its works, and of each work how it stands now. */
export const SharedCollection = Collection.extend({
  works: z.array(WorkSummary.extend({ room: WorkInRoom.optional() })),
  room: RoomFacts.optional(),
})
export type SharedCollection = z.infer<typeof SharedCollection>

/** What the panel's list shows of a collection. */
export const CollectionRow = CollectionSummary.extend({
  public: z.boolean(),
  /** Whom a private room is for. */
  recipient: z.string(),
  /** Until when a private room is open; null: until it is closed. */
  open_until: Instant.nullable(),
  opened: z.int().min(0),
  opened_at: Instant.nullable(),
  /** Whether a private room lets it be noted that it is opened, which the options of the site may forbid in all. */
  watched: z.boolean(),
  updated_at: Instant,
})
export type CollectionRow = z.infer<typeof CollectionRow>

/** A room that is open: a private collection, for whoever holds its link. */
export const Room = CollectionRow.pick({
  id: true,
  link: true,
  title_es: true,
  title_en: true,
  recipient: true,
  open_until: true,
  opened: true,
  opened_at: true,
  watched: true,
  updated_at: true,
}).extend({
  message: z.string(),
  count: z.int().min(0),
  /** How many of the works that were asked about hang in it. */
  shared: z.int().min(1),
})
export type Room = z.infer<typeof Room>

/** Which rooms: those where works of a collection, or works one by one, hang. Ids are joined by commas. */
export const RoomsQuery = z.object({
  collection: Id.optional(),
  works: z
    .string()
    .transform((ids): (string | number)[] => ids.split(','))
    .pipe(z.array(Id).max(500))
    .optional(),
})
export type RoomsQuery = z.infer<typeof RoomsQuery>

/** A collection as the gallery sees it. */
export const CollectionDetail = Collection.extend({
  works: z.array(
    WorkSummary.extend({
      public: z.boolean(),
      code: z.string(),
      cover: z.boolean(),
      hold: ListedHold.nullable(),
      ...WorkInPanelRoom.shape,
    })
  ),
  ...RoomShowing.shape,
  sections: z.array(RoomSection),
  /** How many people have a link of their own that opens it. */
  people: z.int().min(0),
  /** Whom a private room is for; nobody else sees it. */
  recipient: z.string(),
  /** How often the room's page was opened, and when last. */
  opened: z.int().min(0),
  opened_at: Instant.nullable(),
  created_at: Instant,
  created_by: Author,
  updated_at: Instant,
  updated_by: Author,
})
export type CollectionDetail = z.infer<typeof CollectionDetail>

export const CollectionsQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
  /** What other lists call `query`. */
  search: line(0, 200).default(''),
  /** `1`: their names, a hundred at most, for pickers. */
  list: z.stringbool().optional(),
  /** With `list`: only these. */
  ids: Ids.optional(),
  /** Private ones too; needs the super flag. */
  showAll: z.stringbool().optional(),
  public: z.stringbool().optional(),
  /** The orders of the panel; newest first without. */
  sort: z.enum(['title', '-title', '-updated', '-opened']).optional(),
})
export type CollectionsQuery = z.infer<typeof CollectionsQuery>

/** What the panel narrows its list of collections to, and in what order. */
export const CollectionsFilter = CollectionsQuery.pick({ search: true, public: true, sort: true })
export type CollectionsFilter = z.infer<typeof CollectionsFilter>

const CollectionBeside = CollectionSummary.pick({ id: true, link: true }).extend({ public: z.boolean() })
/** The collections beside one in the panel's list, and where it stands there, from 1. */
export const CollectionNeighbours = z.object({
  previous: CollectionBeside.nullable(),
  next: CollectionBeside.nullable(),
  place: z.int().min(1),
  total: z.int().min(1),
})
export type CollectionNeighbours = z.infer<typeof CollectionNeighbours>

/** What makes a private collection a room: for whom, until when, and what the gallery says to them. */
const roomFields = z.object({
  recipient: line(0, 300),
  open_until: Instant.nullable(),
  message: lines(5_000),
})
const roomShape = roomFields.shape
export const CollectionForm = z.object({
  ...shapesOf(collectionFields, 'inForm'),
  /** The works to begin with, in order. */
  works: z.array(Id).max(2_000).default([]),
  prices: RoomPrices.default('none'),
  recipient: roomShape.recipient.default(''),
  open_until: roomShape.open_until.default(null),
  message: roomShape.message.default(''),
})
export type CollectionForm = z.infer<typeof CollectionForm>

/** How many works stand for a collection by their pictures. */
export const maxCovers = 2

/**
 * PATCH: texts, what makes a room, and the works in order with their covers (at most {@link maxCovers}) and the sections
 * that they hang in.
 */
export const CollectionChange = z
  .object({
    ...shapesOf(collectionFields, 'written'),
    ...roomShape,
    works: z.array(PlacedWork).max(2_000),
    sections: z.array(RoomSection).max(100),
    updated_at: Instant,
  })
  .partial()
export type CollectionChange = z.infer<typeof CollectionChange>

/** `PUT /api/collections/{id}`: the options form: who may see it and how. What is left out stays as it is. */
export const CollectionOptions = roomFields.partial().extend({
  public: collectionFields.public.written.optional(),
  /** True makes a new link, after which the old one leads nowhere. */
  renewLink: z.boolean().default(false),
  updated_at: Instant.optional(),
})
export type CollectionOptions = z.infer<typeof CollectionOptions>

export const CollectionAnswer = one(Collection)
export type CollectionAnswer = z.infer<typeof CollectionAnswer>
/** A collection by its link, as {@link SharedCollection}. */
export const SharedCollectionAnswer = one(SharedCollection)
export type SharedCollectionAnswer = z.infer<typeof SharedCollectionAnswer>
/** A work of a collection by its link, with its neighbours there; of a room as the room shows it. */
export const CollectedWorkAnswer = one(
  Work.extend({ room: WorkInRoom.extend({ prices: RoomFacts.shape.prices }).optional() })
).extend({ neighbours: Neighbours.nullable() })
export type CollectedWorkAnswer = z.infer<typeof CollectedWorkAnswer>
export const CollectionDetailAnswer = one(CollectionDetail)
export type CollectionDetailAnswer = z.infer<typeof CollectionDetailAnswer>
export const CollectionsAnswer = page(CollectionSummary.extend({ public: z.boolean() }))
export type CollectionsAnswer = z.infer<typeof CollectionsAnswer>
export const CollectionRowsAnswer = page(CollectionRow)
export type CollectionRowsAnswer = z.infer<typeof CollectionRowsAnswer>
export const CollectionNeighboursAnswer = one(CollectionNeighbours)
export type CollectionNeighboursAnswer = z.infer<typeof CollectionNeighboursAnswer>
export const RoomsAnswer = many(Room)
export type RoomsAnswer = z.infer<typeof RoomsAnswer>
export const CollectionNames = names(
  CollectionSummary.pick({ id: true, link: true, title_es: true, title_en: true }).extend({
    public: z.boolean(),
  })
)
export type CollectionNames = z.infer<typeof CollectionNames>
