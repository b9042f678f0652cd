import type {
  RoomFacts,
  RoomPrices,
  RoomShows,
  RoomSwitch,
  shownWorkFields,
  Work,
  WorkInRoom,
} from '@gallery/contract'
import { dayOrNull, type Standing } from './standing.ts'

/** How a room shows its works, with the instant at which its prices were taken. */
export type Showing = {
  prices: RoomPrices
  priced_at: Date | null
  shows: RoomShows
}

/**
 * Which switch hides each field of a work that everybody may see, and its date in words, while it is off; null for what a
 * room tells whatever its switches say.
 */
const switchOf = {
  code: null,
  title_es: null,
  title_en: null,
  type: null,
  type_en: null,
  year: 'year',
  year_text: 'year',
  date_edtf: 'year',
  date_words: 'year',
  technique: 'technique',
  technique_en: 'technique',
  height: 'size',
  width: 'size',
  depth: 'size',
  size_text: 'size',
  series: 'series',
  description_es: null,
  description_en: null,
  reproduced_es: 'bibliography',
  reproduced_en: 'bibliography',
  exposed_es: 'exhibitions',
  exposed_en: 'exhibitions',
  cited_es: 'bibliography',
  cited_en: 'bibliography',
} as const satisfies Readonly<Record<keyof typeof shownWorkFields | 'date_words', RoomSwitch | null>>
const switches: ReadonlyMap<string, RoomSwitch | null> = new Map(Object.entries(switchOf))

/**
 * What a room answers of a work: this decides for its page, its answers and its papers. It has what everybody may see of a
 * work and no more, less what the switches hide; owner, address and notes of the gallery are nothing that a room could
 * show. Of a work that is gone nothing stays but what it is called and by whom it is.
 */
export function shownInRoom<Row extends Partial<Work>>(
  work: Row,
  standing: Standing | undefined,
  showing: Showing,
  zone: string
): Row & { room: WorkInRoom } {
  const room = inRoom(standing, showing, zone)
  if (room.state === 'gone') return { ...emptiedWhere(work, (name) => !named.has(name)), room }
  const shown = emptiedWhere(work, (name) => {
    const its = switches.get(name) ?? null
    return its !== null && !showing.shows[its]
  })
  return { ...shown, ...(room.state === 'reserved' ? { reserved: true } : {}), room }
}

/** What is still said of a work that is gone. */
const named: ReadonlySet<string> = new Set(['id', 'hash', 'title_es', 'title_en', 'artist'])

/** The record with nothing in those of its fields. */
function emptiedWhere<Row extends Partial<Work>>(work: Row, isEmptied: (name: string) => boolean): Row
function emptiedWhere(work: object, isEmptied: (name: string) => boolean): object {
  return Object.fromEntries(
    Object.entries(work).map(([name, value]) => [name, isEmptied(name) ? emptied(value) : value])
  )
}

function emptied(value: unknown): '' | null | [] {
  if (Array.isArray(value)) return []
  return typeof value === 'string' ? '' : null
}

function inRoom(standing: Standing | undefined, showing: Showing, zone: string): WorkInRoom {
  if (!standing) return { state: showing.shows.state ? 'free' : null, price: null, section: null }
  const { state, section, kept_at } = standing
  const tellsState = showing.shows.state || state === 'gone'
  const asShared = showing.prices === 'shared'
  const price = asShared ? standing.kept : standing.price
  const day = asShared ? dayOrNull(kept_at, zone) : null
  const isOther = day !== dayOrNull(showing.priced_at, zone)
  return {
    state: tellsState ? state : null,
    price: showing.prices === 'none' || price === null ? null : { ...price, day: isOther ? day : null },
    section,
  }
}

/** Of when the prices of a room are; null where it tells none. */
export function pricesOf(
  { prices, priced_at }: Showing,
  { now, zone }: { now: Date; zone: string }
): RoomFacts['prices'] {
  if (prices === 'none') return null
  const day = dayOrNull(prices === 'shared' ? priced_at : now, zone)
  return day === null ? null : { of: prices, day }
}
