import { addDays, byHours, type Opening } from '@gallery/contract/plain'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** How many days ahead closed days are told. */
const ahead = 120

/**
 * When the gallery is open: the hours of the week, and from `today` on the days on which it is closed all the same, which
 * schema.org says by hours from midnight to midnight. Nothing of weekdays whose hours the gallery does not say.
 */
export function openingData(
  { openDays, closures, holidays }: Opening,
  today: string
): Readonly<Record<string, unknown>> {
  const last = addDays(today, ahead)
  const closed = [...closures, ...holidays.map(({ day }) => ({ from: day, to: day }))]
    .filter(({ from, to }) => to >= today && from <= last)
    .toSorted((one, other) => one.from.localeCompare(other.from))
  const specification = [
    ...byHours(openDays)
      .filter(({ from, to }) => from !== '' && to !== '')
      .map((hours) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: hours.weekdays.map((weekday) => `https://schema.org/${weekdays[weekday - 1]}`),
        opens: hours.from,
        closes: hours.to,
      })),
    ...closed.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      opens: '00:00',
      closes: '00:00',
    })),
  ]
  return specification.length === 0 ? {} : { openingHoursSpecification: specification }
}
