import dayjs from 'dayjs'
import en from 'dayjs/locale/en.js'
import es from 'dayjs/locale/es.js'
import localizedFormat from 'dayjs/plugin/localizedFormat.js'
import utc from 'dayjs/plugin/utc.js'
import { expect, test } from 'vitest'
import { formatDay, formatInstant } from './formatDate.ts'

dayjs.extend(utc)
dayjs.extend(localizedFormat)

// As the gallery writes dates: no comma after the weekday, no dot after an abbreviation, the 24-hour clock.
const spanish: typeof es = {
  ...es,
  name: 'gallery-es',
  weekdaysShort: es.weekdays?.map((name) => name.slice(0, 3)),
  formats: {
    ...es.formats,
    LL: 'D [de] MMMM [de] YYYY',
    LLL: 'D [de] MMMM [de] YYYY, HH:mm',
    LLLL: 'dddd D [de] MMMM [de] YYYY, HH:mm',
  },
}
const english: typeof en = {
  ...en,
  name: 'gallery-en',
  formats: { ...en.formats, LL: 'D MMMM YYYY', LLL: 'D MMMM YYYY, HH:mm', LLLL: 'dddd D MMMM YYYY, HH:mm' },
}
dayjs.locale(spanish, undefined, true)
dayjs.locale(english, undefined, true)

const patterns = [
  'LL',
  'LLL',
  'LLLL',
  'D',
  'DD',
  'MMM',
  'MMMM',
  'ddd D',
  'dddd',
  'D MMM YYYY, HH:mm',
  'YYYY-MM-DD',
]

// A page cannot afford dayjs, but its letters are the ones that people know.
test.each([
  ['es', 'gallery-es'],
  ['en', 'gallery-en'],
])('dates in words are dayjs’s: %s', (language, locale) => {
  const theirs = (text: string, pattern: string) => dayjs.utc(text).locale(locale).format(pattern)
  for (const pattern of patterns) {
    for (let day = dayjs.utc('2027-12-20'); day.year() < 2029; day = day.add(5, 'day')) {
      const text = day.format('YYYY-MM-DD')
      expect(formatDay(text, pattern, language)).toBe(theirs(text, pattern))
    }
    expect(formatInstant('2028-02-29T23:05:00.000Z', pattern, language, 'UTC')).toBe(
      theirs('2028-02-29T23:05:00', pattern)
    )
  }
})
