import { z } from 'zod'
import { accessNeeds } from './accessNeeds.ts'
import { many, names, one, PaginationMeta, page } from './answers.ts'
import { Author, Day, Id, IdOf, Instant, IsOrder, line, Needs, Picture } from './fields.ts'
import { mostTogether } from './mostPeople.ts'
import { Slot } from './places.ts'
import { flag, longText, requiredText, shaped, text } from './records/field.ts'
import { fieldsOf, named, shapesOf } from './records/fieldsOf.ts'
import { essay } from './records/shared.ts'
import { RightsChange, RightsStatement, RightsWritten, rightsFields } from './rights/rights.ts'
import { WorkSummary } from './works.ts'

/** Called Muestra and Otro. */
export const eventKinds = ['exhibition', 'other'] as const
export const EventKind = z.enum(eventKinds)
export type EventKind = z.infer<typeof EventKind>

export const eventColors = ['green', 'gray', 'red', 'purple', 'yellow', 'orange'] as const
export const EventColor = z.enum(eventColors)
export type EventColor = z.infer<typeof EventColor>

const people = z.int().min(1).max(mostTogether)
const day = shaped('day', { written: Day, inForm: Day, read: Day })

/** The fields of an event; what visitors may ask for, and who and what it shows, stand beside them. */
export const eventFields = fieldsOf({
  kind: shaped('choice', { written: EventKind, inForm: EventKind, read: EventKind }),
  title_es: requiredText(300),
  title_en: text(300),
  excerpt_es: longText(2_000),
  excerpt_en: longText(2_000),
  body_es: essay,
  body_en: essay,
  place: text(200),
  from: day,
  to: day,
  active: flag(true),
  color: shaped('choice', { written: EventColor, inForm: EventColor, read: EventColor }),
  requires_registration: flag(false),
  /** Whether whoever has a place in it is reminded the day before. */
  reminder: flag(true),
  /** How many may come on one booking of a visitor's. */
  largest_party: shaped('integer', { written: people, inForm: people.default(6), read: z.int().min(1) }),
  ...rightsFields,
})

/** The fields of an event that lists show. */
const listedEventFields = named(
  eventFields,
  ...(['kind', 'title_es', 'title_en', 'excerpt_es', 'excerpt_en', 'place', 'from', 'to'] as const),
  ...(['active', 'color', 'requires_registration', 'largest_party'] as const)
)

export const EventArtist = z.object({ id: Id, display: z.string() })
export type EventArtist = z.infer<typeof EventArtist>

export const EventImage = z.object({
  id: Id,
  file: z.string(),
  active: z.boolean(),
  description_es: z.string(),
  description_en: z.string(),
  picture: Picture,
})
export type EventImage = z.infer<typeof EventImage>

/** A picture of an event, with what is stated of it; null where that is what is stated of the event. */
export const StatedEventImage = EventImage.extend({
  ...RightsWritten.shape,
  rights_statement: RightsStatement.nullable(),
})

/** What lists and related events show of an event. */
export const EventSummary = z.object({
  id: Id,
  ...shapesOf(listedEventFields, 'read'),
  /** File name under `/storage/events`, or null. */
  image: z.string().nullable(),
  picture: Picture.nullable(),
  /** What visitors may ask for when they book. */
  needs: z.array(z.enum(accessNeeds)),
  artists: z.array(EventArtist),
})
export type EventSummary = z.infer<typeof EventSummary>

export const Event = EventSummary.extend({
  ...shapesOf(named(eventFields, 'body_es', 'body_en', 'reminder'), 'read'),
  ...RightsWritten.shape,
  /** Null where the gallery states nothing. */
  rights_statement: RightsStatement.nullable(),
  images: z.array(StatedEventImage),
  /** The works shown in it, in order: the public ones, or all of them for super users. */
  works: z.array(WorkSummary),
  related: z.array(
    EventSummary.pick({
      id: true,
      kind: true,
      title_es: true,
      title_en: true,
      image: true,
      picture: true,
      from: true,
      to: true,
      active: true,
    })
  ),
  /** The slots from today on. */
  places: z.array(Slot),
  updated_at: Instant,
  /** Who changed it last; null for visitors, whom it does not concern. */
  updated_by: Author,
})
export type Event = z.infer<typeof Event>

/** An event with the slots of the days that were asked for. */
export const UpcomingEvent = EventSummary.extend({
  places: z.array(Slot),
  /** The last day before those, and not before today, on which `people` can book together; null when there is none. */
  previous_free: Day.nullable(),
  /** The first day after those on which they can; null when there is none. */
  next_free: Day.nullable(),
})
export type UpcomingEvent = z.infer<typeof UpcomingEvent>

/** What the panel's list shows of an event. */
export const EventRow = EventSummary.extend({
  /** Of its slots that are still to come: how many there are, and how many of them can be booked. */
  slots: z.object({ upcoming: z.int().min(0), bookable: z.int().min(0) }),
  updated_at: Instant,
})
export type EventRow = z.infer<typeof EventRow>

/** What the panel's list can be ordered by; `-` is descending. */
export const eventSorts = [
  'title',
  '-title',
  'kind',
  '-kind',
  'place',
  '-place',
  'from',
  '-from',
  'to',
  '-to',
  'updated',
  '-updated',
] as const
export type EventSort = (typeof eventSorts)[number]

export const EventsQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
  query: line(0, 200).default(''),
  /** Only events of kind other. */
  events: z.stringbool().optional(),
  /** Only events of kind exhibition. */
  exhibitions: z.stringbool().optional(),
  /** Only events that are on this day. */
  on: Day.optional(),
  /** Only events that begin after this day, the soonest first. */
  after: Day.optional(),
  /** Only events that ended before this day, the latest first. */
  before: Day.optional(),
  /** `1`: events as `{ id, title_es, title_en }`, a hundred at most, for pickers. */
  list: z.stringbool().optional(),
  /** Inactive events too, in the shape of the panel; needs the super flag, as the two that follow. */
  showAll: z.stringbool().optional(),
  active: z.stringbool().optional(),
  /** By default `-from`: newest first. */
  sort: z.enum(eventSorts).optional(),
})
export type EventsQuery = z.infer<typeof EventsQuery>

/** Lists of events say where a page stands beside `meta` too (docs/product.md, Answers). */
const Place = PaginationMeta.omit({ instead: true })

export const EventsAnswer = page(EventSummary).extend(Place.shape)
export type EventsAnswer = z.infer<typeof EventsAnswer>
/** `counts`: how many the list would have of each kind, whichever kind it is narrowed to. */
export const EventRowsAnswer = Place.extend({
  data: z.array(EventRow),
  meta: PaginationMeta.extend({ counts: z.object({ exhibition: z.int().min(0), other: z.int().min(0) }) }),
})
export type EventRowsAnswer = z.infer<typeof EventRowsAnswer>
export const EventAnswer = one(Event)
export type EventAnswer = z.infer<typeof EventAnswer>
export const EventNames = names(EventSummary.pick({ id: true, title_es: true, title_en: true }))
export type EventNames = z.infer<typeof EventNames>
export const UpcomingAnswer = many(UpcomingEvent)
export type UpcomingAnswer = z.infer<typeof UpcomingAnswer>

/** What is asked of `GET /api/events/:id/times`: how many come together, and how many days are to be answered. */
export const EventTimesQuery = z.object({
  people: z.coerce.number().int().min(1).max(mostTogether).default(1),
  days: z.coerce.number().int().min(1).max(14).default(3),
})

/**
 * What pages of other sites show of an active event: the next days on which `people` find a place together, with all of
 * their slots that have not begun, full ones too.
 */
export const EventTimesAnswer = one(
  EventSummary.pick({
    id: true,
    kind: true,
    title_es: true,
    title_en: true,
    color: true,
    requires_registration: true,
    largest_party: true,
  }).extend({
    /** The gallery's, in which its days and hours are told. */
    time_zone: z.string(),
    days: z.array(
      z.object({
        day: Day,
        places: z.array(
          Slot.pick({ id: true, start: true, end: true, limit: true, count: true, unavailable: true })
        ),
      })
    ),
  })
)
export type EventTimesAnswer = z.infer<typeof EventTimesAnswer>

/** The body of both `upcoming` calls: a window of days in the gallery's time zone. */
export const UpcomingQuery = z.object({
  from: Day.optional(),
  days: z.coerce.number().int().min(1).max(62).default(10),
})
export type UpcomingQuery = z.infer<typeof UpcomingQuery>

/** The body of the timeline's call: also how many come together, to whom the days before and after are free. */
export const TimelineQuery = UpcomingQuery.extend({
  people: z.coerce.number().int().min(1).max(mostTogether).default(1),
})

const imageFields = z.object({ description_es: line(0, 1_000), description_en: line(0, 1_000) })

const lists = {
  /** What visitors may ask for when they book: the whole list. */
  needs: Needs,
  /** Who shows in it: the whole list, in order. */
  artists: z.array(IdOf).max(500),
  /** The works shown in it: the whole list, in order. */
  works: z.array(IdOf).max(500),
  /** The events that its page points at: the whole list, in order. */
  related: z.array(IdOf).max(100),
}
export const EventForm = z
  .object({
    ...shapesOf(eventFields, 'inForm'),
    needs: lists.needs.default([]),
    artists: lists.artists.default([]),
    works: lists.works.default([]),
    related: lists.related.default([]),
  })
  .refine((event) => event.from <= event.to, { path: ['to'], message: 'range' })
export type EventForm = z.infer<typeof EventForm>
/**
 * What a PATCH may change; `updated_at` is the state it started from, and a newer one is answered with 409. So is hiding
 * an event in which people have places still to come, unless `despiteBookings` says that this is meant.
 */
export const EventChange = z
  .object({ ...shapesOf(eventFields, 'written'), ...lists })
  .partial()
  .extend({
    /** Texts of its images, which stay in their order. */
    images: z
      .array(imageFields.partial().extend({ id: Id, ...RightsChange.shape }))
      .max(200)
      .optional(),
    updated_at: Instant.optional(),
    despiteBookings: z.boolean().optional(),
  })
export type EventChange = z.infer<typeof EventChange>
/** How many events are changed at once. */
export const maxEventsChanged = 200

export const EventsChange = z.object({
  events: z.array(EventChange.extend({ id: Id })).max(maxEventsChanged),
})
export type EventsChange = z.infer<typeof EventsChange>

/** The text fields of the multipart call that adds a picture to an event; the file travels beside them as `file`. */
export const EventImageForm = z.object({
  description_es: imageFields.shape.description_es.default(''),
  description_en: imageFields.shape.description_en.default(''),
  active: z.stringbool().default(true),
})
export type EventImageForm = z.infer<typeof EventImageForm>
/**
 * `PATCH /api/events/{id}/images`: those of the list come first, in its order; the others follow as they were. With
 * `order: false` all of them stay in their places.
 */
export const EventImagesChange = z.object({
  images: z
    .array(
      imageFields
        .extend({ active: z.boolean(), ...RightsChange.shape })
        .partial()
        .extend({ id: Id })
    )
    .max(200),
  order: IsOrder,
})
export type EventImagesChange = z.infer<typeof EventImagesChange>
