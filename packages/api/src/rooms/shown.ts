import {
  type RoomFacts,
  type RoomPrices,
  type RoomShows,
  type RoomSwitch,
  roomSwitches,
  type Work,
  type WorkInRoom,
} from '@gallery/contract'
import { dayOrNull, type Standing } from './standing.ts'

/** How a room shows its works, with the instant at which its prices were taken. */
export type Showing = {
  prices: RoomPrices
  priced_at: Date | null
  shows: RoomShows
}

/** What stands in the place of what a switch hides. */
const hidden = {
  state: {},
  size: { height: null, width: null, depth: null, size_text: '' },
  technique: { technique: '', technique_en: '' },
  year: { year: null, year_text: '', date_edtf: '', date_words: null },
  series: { series: '' },
  exhibitions: { exposed_es: '', exposed_en: '' },
  bibliography: { reproduced_es: '', reproduced_en: '', cited_es: '', cited_en: '' },
  note: {},
} as const satisfies Readonly<Record<RoomSwitch, Partial<Work>>>

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
  if (room.state === 'gone') return { ...ofGone(work), room }
  const off = roomSwitches.filter((name) => !showing.shows[name])
  const shown = without(work, Object.assign({}, ...off.map((name) => hidden[name])))
  return { ...shown, ...(room.state === 'reserved' ? { reserved: true } : {}), room }
}

/** What is still said of a work that is gone. */
const named: ReadonlySet<string> = new Set(['id', 'hash', 'title_es', 'title_en', 'artist'])

/** The record with nothing in it but what names it, whatever fields it has. */
function ofGone<Row extends Partial<Work>>(work: Row): Row
function ofGone(work: object): object {
  return Object.fromEntries(
    Object.entries(work).map(([name, value]) => [name, named.has(name) ? value : emptied(value)])
  )
}

function emptied(value: unknown): '' | null | [] {
  if (Array.isArray(value)) return []
  return typeof value === 'string' ? '' : null
}

/** The record with other values where it has any; what it does not have is not added. */
function without<Row extends Partial<Work>>(work: Row, blank: object): Row
function without(work: object, blank: object): object {
  return { ...work, ...Object.fromEntries(Object.entries(blank).filter(([name]) => name in work)) }
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
