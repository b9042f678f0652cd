import { z } from 'zod'
import { many, one } from './answers.ts'
import { Day, Id, Instant, line, lines } from './fields.ts'
import { mostPlaces } from './mostPeople.ts'

/**
 * A bookable time of an event (docs/product.md, Slots): the API calls the resource `places`, the record is a slot.
 * `count` is what is taken: the people of confirmed bookings and of holds that have not expired.
 */
export const Slot = z.object({
  id: Id,
  event_id: Id,
  start: Instant,
  end: Instant,
  /** What happens then, if the gallery says so: "Visita guiada con …". */
  label_es: z.string(),
  label_en: z.string(),
  limit: z.int().min(0),
  count: z.int().min(0),
  unavailable: z.boolean(),
  /** Whether it takes school groups, which may be as many as there are places. */
  groups: z.boolean(),
  /** It was opened on purpose: it is offered although the gallery is closed on its day. */
  open_anyway: z.boolean(),
})
export type Slot = z.infer<typeof Slot>

export const SlotsAnswer = many(Slot)
export type SlotsAnswer = z.infer<typeof SlotsAnswer>
export const SlotAnswer = one(Slot)

export const SlotForm = z.object({
  event_id: Id,
  start: Instant,
  end: Instant,
  label_es: line(0, 200).default(''),
  label_en: line(0, 200).default(''),
  limit: z.int().min(0).max(mostPlaces),
  unavailable: z.boolean().default(false),
  groups: z.boolean().default(false),
  open_anyway: z.boolean().default(false),
})
export type SlotForm = z.infer<typeof SlotForm>
/** Spelled out without defaults, so that a field that was not sent stays as it is. */
export const SlotChange = z.object({
  start: Instant.optional(),
  end: Instant.optional(),
  label_es: line(0, 200).optional(),
  label_en: line(0, 200).optional(),
  limit: z.int().min(0).max(mostPlaces).optional(),
  unavailable: z.boolean().optional(),
  groups: z.boolean().optional(),
  open_anyway: z.boolean().optional(),
})
export type SlotChange = z.infer<typeof SlotChange>

/** How many days the slots of one answer may span. */
export const longestWindow = 366

/**
 * Which slots to list: of one event, of a window of days in the gallery's zone, or of both.
 * Without `from` the window begins today, without `days` it does not end; with neither, super users get every slot.
 * Visitors get nothing before today, and without `days` the longest window.
 */
export const SlotsQuery = z.object({
  event: Id.optional(),
  from: Day.optional(),
  days: z.coerce.number().int().min(1).max(longestWindow).optional(),
})
export type SlotsQuery = z.infer<typeof SlotsQuery>

/** `POST /api/places/many`: a season of slots at once; `replace` are empty slots whose place they take. */
export const SlotForms = z.object({
  slots: z.array(SlotForm).min(1).max(1_000),
  replace: z.array(Id).max(1_000).default([]),
})
export type SlotForms = z.infer<typeof SlotForms>

/**
 * `POST /api/places/remove`: slots that go, with their bookings, and slots that keep their bookings and take no more.
 * Without `notify` nobody may have a place in those that go; with it they are told by mail, with the reason.
 */
export const SlotsRemoval = z.object({
  remove: z.array(Id).max(5_000),
  close: z.array(Id).max(5_000).default([]),
  notify: z.boolean(),
  reason_es: lines(1_000).default(''),
  reason_en: lines(1_000).default(''),
})
export type SlotsRemoval = z.infer<typeof SlotsRemoval>

/** What a removal came to; until `final_at`, when its mails leave, it can be undone. */
export const SlotsRemovalAnswer = one(
  z.object({
    removal: z.object({ id: Id, final_at: Instant }),
    removed: z.int().min(0),
    closed: z.int().min(0),
    /** How many bookings were cancelled. */
    cancelled: z.int().min(0),
  })
)
export type SlotsRemovalAnswer = z.infer<typeof SlotsRemovalAnswer>

/** The ids of `DELETE /api/places/multiDelete/{ids}`, separated by commas. */
export const SlotIds = z
  .string()
  .max(5_000)
  .transform((ids): (number | string)[] => ids.split(','))
  .pipe(z.array(Id).max(500))
