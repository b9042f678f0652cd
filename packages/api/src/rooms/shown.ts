import {
  type RoomFacts,
  type RoomShows,
  type RoomSwitch,
  roomSwitches,
  type Work,
  type WorkInRoom,
} from '@gallery/contract'
import { dayOrNull, type Standing } from './standing.ts'

/** How a room shows its works, with the instant at which its prices were taken. */
export type Showing = {
  prices: 'none' | 'now' | 'shared'
  priced_at: Date | null
  shows: RoomShows
}

/** What stands in the place of what a switch hides. */
const hidden = {
  state: {},
  size: { height: null, width: null, depth: null, size_text: '' },
  technique: { technique: '', technique_en: '' },
  year: { year: null, year_text: '' },
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
  const off = roomSwitches.filter((name) => room.state === 'gone' || !showing.shows[name])
  const shown = without(work, Object.assign({}, ...off.map((name) => hidden[name])))
  const told = room.state === 'gone' ? without(shown, ofGone) : shown
  return { ...told, ...(room.state === 'reserved' ? { reserved: true } : {}), room }
}

const ofGone = {
  img: null,
  type: '',
  type_en: '',
  code: '',
  description_es: '',
  description_en: '',
  public_images: [],
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
