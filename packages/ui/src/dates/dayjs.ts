import dayjs from 'dayjs'
// With their extension: without one, Node's own resolver does not find them when the server runs the built site.
import en from 'dayjs/locale/en.js'
import es from 'dayjs/locale/es.js'
import localizedFormat from 'dayjs/plugin/localizedFormat.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(localizedFormat)

const threeLetters = (name: string) => name.slice(0, 3)

// As the gallery writes dates: no comma after the weekday, no dot after an abbreviation, the 24-hour clock.
const spanish: typeof es = {
  ...es,
  name: 'gallery-es',
  weekdaysShort: es.weekdays?.map(threeLetters),
  formats: {
    ...es.formats,
    LT: 'HH:mm',
    LL: 'D [de] MMMM [de] YYYY',
    LLL: 'D [de] MMMM [de] YYYY, HH:mm',
    LLLL: 'dddd D [de] MMMM [de] YYYY, HH:mm',
  },
}
const english: typeof en = {
  ...en,
  name: 'gallery-en',
  formats: {
    ...en.formats,
    LT: 'HH:mm',
    LL: 'D MMMM YYYY',
    LLL: 'D MMMM YYYY, HH:mm',
    LLLL: 'dddd D MMMM YYYY, HH:mm',
  },
}
dayjs.locale(spanish, undefined, true)
dayjs.locale(english, undefined, true)

/** The dayjs locale for a BCP 47 tag: Spanish for any kind of Spanish, English for everything else. */
export function dayjsLocale(language: string): string {
  return language.startsWith('es') ? spanish.name : english.name
}

/** dayjs with the plugins that the kit needs. Only in UTC: the visitor's own time zone never counts. */
export const utcDate = dayjs.utc
