import { freePlaces } from '@gallery/contract/plain'
import { dayInWords, hours } from './clock.ts'
import { element, headingAt } from './element.ts'
import { linkTo, unseen } from './linkTo.ts'
import type { Times } from './readTimes.ts'
import type { Settings } from './settings.ts'
import { words } from './words.ts'

/** Each day under its heading, its times as a list of links; full ones are no links and say so. */
export function dayLists(times: Times, settings: Settings, people: number): HTMLElement[] {
  const says = words[settings.language]
  return times.days.map(({ day, places }) => {
    const date = dayInWords(day, settings.language)
    const items = places.map((place) => {
      const clock = element('b', {}, hours(place, times.time_zone))
      const time = element('time', { datetime: place.start }, clock)
      const free = place.unavailable ? 0 : freePlaces(place)
      if (free < people) {
        return element('span', { class: 'time' }, time, state(says.full(free === 0 ? 1 : people)))
      }
      const path = bookingPath(settings, { day, event: times.id, slot: place.id, people })
      // Who goes through the links of a page alone hears the day too.
      const link = linkTo(path, settings, unseen(`${date}, `), time, state(says.left(free)))
      link.className = 'time'
      link.dataset.slot = String(place.id)
      return link
    })
    const list = element('ol', {}, ...items.map((item) => element('li', {}, item)))
    list.dataset.color = times.color
    return element('div', { class: 'day' }, element(headingAt(settings.heading + 1), {}, date), list)
  })
}

/** The gallery's form for a slot: over its home page or, without scripts, a page of its own. */
function bookingPath(
  { language }: Settings,
  { people, ...asked }: { day: string; event: number; slot: number; people: number }
): string {
  const query = new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, String(value)]))
  if (people > 1) query.set('people', String(people))
  return `/${language}?${query}`
}

/** How a time stands. */
function state(text: string): HTMLElement {
  return element('i', {}, text)
}
