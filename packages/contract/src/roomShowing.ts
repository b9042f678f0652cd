import { z } from 'zod'
import { Day, Id, Instant, line } from './fields.ts'

/** Which prices a room tells: none, those of now, or those that stood when it was shared. */
export const roomPrices = ['none', 'now', 'shared'] as const
export const RoomPrices = z.enum(roomPrices)
export type RoomPrices = z.infer<typeof RoomPrices>

/** What a room tells or keeps to itself beside the prices. What is in none of them has no switch, on purpose. */
export const roomSwitches = [
  'state',
  'size',
  'technique',
  'year',
  'series',
  'exhibitions',
  'bibliography',
  'note',
] as const
export type RoomSwitch = (typeof roomSwitches)[number]

/** For each switch whether it is on. */
export const RoomShows = z.object({
  /** Whether a work is reserved, sold, on loan or in consignment. That it is gone is always told. */
  state: z.boolean(),
  size: z.boolean(),
  technique: z.boolean(),
  year: z.boolean(),
  series: z.boolean(),
  exhibitions: z.boolean(),
  bibliography: z.boolean(),
  /** What is written to each person who has a link of their own. */
  note: z.boolean(),
}) satisfies z.ZodType<Record<RoomSwitch, boolean>>
export type RoomShows = z.infer<typeof RoomShows>

/** A heading in a room, under which some of its works hang. */
export const RoomSection = z.object({
  /** Tells it apart from the others of the room. */
  id: z.int().min(1).max(10_000),
  title_es: line(1, 300),
  title_en: line(0, 300),
})
export type RoomSection = z.infer<typeof RoomSection>

/** How a room shows its works, as the panel knows it. */
export const RoomShowing = z.object({
  prices: RoomPrices,
  /** When the prices `as shared` were taken; null where none were. */
  priced_at: Instant.nullable(),
  shows: RoomShows,
  /** Whether it is noted when those with a link of their own open it, and what they look at. */
  watched: z.boolean(),
})
export type RoomShowing = z.infer<typeof RoomShowing>

/** `PATCH /api/collections/{id}/showing`: what changes. `retake` takes the prices of now as those of sharing. */
export const RoomShowingChange = z.object({
  prices: RoomPrices.optional(),
  shows: RoomShows.partial().optional(),
  watched: z.boolean().optional(),
  retake: z.boolean().default(false),
})
export type RoomShowingChange = z.infer<typeof RoomShowingChange>

/** What a work costs, and in what. */
export const Price = z.object({ amount: z.number().min(0), currency: z.string() })
export type Price = z.infer<typeof Price>

/** How a work stands now, as whoever has a room's link is told. */
export const roomStates = ['free', 'reserved', 'sold', 'consigned', 'lent', 'gone'] as const
export const RoomState = z.enum(roomStates)
export type RoomState = z.infer<typeof RoomState>

/** What a room says of a work beside the record itself. */
export const WorkInRoom = z.object({
  /** Null where the room does not tell. */
  state: RoomState.nullable(),
  /** Null where the room tells no prices, the work has none, or is not to be had any more. */
  price: Price.extend({
    /** Of a price that was taken on another day than those of the room: which. */
    day: Day.nullable(),
  }).nullable(),
  /** The section that it hangs in. */
  section: z.int().nullable(),
})
export type WorkInRoom = z.infer<typeof WorkInRoom>

/** What a room says of itself. */
export const RoomFacts = z.object({
  /** Of when its prices are; null where it tells none. */
  prices: z.object({ of: z.enum(['now', 'shared']), day: Day }).nullable(),
  sections: z.array(RoomSection),
  /** Whose link it is, and what the gallery wrote to them; empty for the room's own link. */
  to: z.string(),
  note: z.string(),
  /** Whether the gallery learns when this link is opened, and what is looked at: then the page says so. */
  watched: z.boolean(),
})
export type RoomFacts = z.infer<typeof RoomFacts>

/** A work of a room as the panel sees it, beside what lists say of it. */
export const WorkInPanelRoom = z.object({
  section: z.int().nullable(),
  state: RoomState,
  /** What it costs now, and what was taken as its price of sharing, and when. */
  price: Price.nullable(),
  kept: Price.nullable(),
  kept_at: Instant.nullable(),
})
export type WorkInPanelRoom = z.infer<typeof WorkInPanelRoom>

/** A work in its place in a collection, as the panel writes it. */
export const PlacedWork = z.object({
  id: Id,
  cover: z.boolean().default(false),
  /** Null for none; left out, the one that it hangs in already. */
  section: z.int().nullable().optional(),
})
export type PlacedWork = z.infer<typeof PlacedWork>
