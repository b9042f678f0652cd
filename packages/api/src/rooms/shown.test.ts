import {
  namesOfKind,
  type RoomShows,
  roomPrices,
  roomSwitches,
  shownWorkFields,
  Work,
} from '@gallery/contract'
import { expect, test } from 'vitest'
import { type Showing, shownInRoom } from './shown.ts'
import type { Standing } from './standing.ts'

const zone = 'America/Argentina/Buenos_Aires'
const day = (date: string) => new Date(`2025-03-${date}T15:00:00Z`)

const texts = [...namesOfKind(shownWorkFields, 'line'), ...namesOfKind(shownWorkFields, 'html')]

/** A work of which each text says which one it is. */
const work = Work.parse({
  ...Object.fromEntries(texts.map((name) => [name, `${name}_is`])),
  id: 7,
  hash: 'hash-7',
  artist: { id: 1, display: 'artist', last_name: 'artist' },
  img: null,
  year: 1901,
  date_words: { es: 'febrero_is', en: 'february_is' },
  height: 7701,
  width: 7702,
  depth: 7703,
  public_images: [],
  rights_statement: null,
})

/** What each switch keeps to itself while it is off. */
const words: Readonly<Record<keyof RoomShows, readonly string[]>> = {
  state: ['"consigned"'],
  size: ['7701', '7702', '7703', 'size_text_is'],
  technique: ['technique_is', 'technique_en_is'],
  year: ['1901', 'year_text_is', 'date_edtf_is', 'febrero_is', 'february_is'],
  series: ['series_is'],
  exhibitions: ['exposed_es_is', 'exposed_en_is'],
  bibliography: ['reproduced_es_is', 'reproduced_en_is', 'cited_es_is', 'cited_en_is'],
  note: [],
}

const standing: Standing = {
  section: 3,
  state: 'consigned',
  price: { amount: 5_500, currency: 'NOW' },
  kept: { amount: 4_400, currency: 'KEPT' },
  kept_at: day('04'),
}

/** Every way in which a room can be set. */
function* settings(): Generator<Showing> {
  for (let bits = 0; bits < 2 ** roomSwitches.length; bits += 1) {
    const on = (name: keyof RoomShows) => ((bits >> roomSwitches.indexOf(name)) & 1) === 1
    const shows: RoomShows = {
      ...{ state: on('state'), size: on('size'), technique: on('technique'), year: on('year') },
      ...{ series: on('series'), exhibitions: on('exhibitions') },
      ...{ bibliography: on('bibliography'), note: on('note') },
    }
    for (const prices of roomPrices) yield { prices, priced_at: day('03'), shows }
  }
}

/** Values of the answer alone: names of fields say nothing. */
const valuesOf = (answer: object) => JSON.stringify(Object.values(answer).map((each) => each))

test('says what its switches allow and nothing of what they hide, however they are set', () => {
  for (const showing of settings()) {
    const said = valuesOf(shownInRoom(work, standing, showing, zone))
    for (const name of roomSwitches) {
      for (const word of words[name]) {
        expect(said.includes(word), `${word} with ${JSON.stringify(showing)}`).toBe(showing.shows[name])
      }
    }
    expect([said.includes('NOW'), said.includes('KEPT')], JSON.stringify(showing)).toEqual([
      showing.prices === 'now',
      showing.prices === 'shared',
    ])
  }
})

test('tells what no switch hides, and leaves nothing in the place of the rest, while all are off', () => {
  const shows: RoomShows = {
    ...{ state: false, size: false, technique: false, year: false },
    ...{ series: false, exhibitions: false, bibliography: false, note: false },
  }
  const shown = Work.parse(shownInRoom(work, standing, { prices: 'none', priced_at: null, shows }, zone))
  const told = texts.filter((name) => shown[name] !== '')
  expect(Object.fromEntries(told.map((name) => [name, shown[name]]))).toMatchObject({
    ...{ code: 'code_is', title_es: 'title_es_is', title_en: 'title_en_is' },
    ...{ type: 'type_is', type_en: 'type_en_is' },
    ...{ description_es: 'description_es_is', description_en: 'description_en_is' },
  })
})

test('keeps of a work that is gone what it is called, and that it is gone', () => {
  for (const showing of settings()) {
    const gone: Standing = { ...standing, state: 'gone', price: null, kept: null }
    const { id, hash, title_es, title_en, artist, room, ...rest } = shownInRoom(work, gone, showing, zone)
    expect({ id, hash, title_es, title_en, artist }).toMatchObject({
      title_es: 'title_es_is',
      title_en: 'title_en_is',
    })
    expect(room).toEqual({ state: 'gone', price: null, section: 3 })
    expect(new Set(Object.values(rest).map((each) => JSON.stringify(each)))).toEqual(
      new Set(['null', '""', '[]'])
    )
  }
})

test('says of a price of sharing on which day it was taken, where that is another one than the room’s', () => {
  const shows: RoomShows = {
    ...{ state: true, size: true, technique: true, year: true },
    ...{ series: true, exhibitions: true, bibliography: true, note: true },
  }
  const priceAt = (priced_at: Date) =>
    shownInRoom(work, standing, { prices: 'shared', priced_at, shows }, zone).room.price
  expect(priceAt(day('03'))).toEqual({ amount: 4_400, currency: 'KEPT', day: '2025-03-04' })
  expect(priceAt(day('04'))).toEqual({ amount: 4_400, currency: 'KEPT', day: null })
})
