import type { Language } from '@gallery/contract'
import { idIn, languages, mostTogether } from '@gallery/contract/plain'

/** The attributes that the element reads, and reads anew when the page changes them. */
export const attributes = [
  'choose-people',
  'days',
  'event',
  'gallery',
  'heading',
  'lang',
  'people',
  'target',
] as const

/** What the page that shows the element asks of it. */
export interface Settings {
  /** The event's id; undefined when it is none. */
  event: number | undefined
  /** Where the gallery is: `https://gallery.example`. */
  gallery: string
  language: Language
  /** How many come together, to begin with. */
  people: number
  /** How many days are shown. */
  days: number
  /** Whether visitors choose how many they are. */
  choosesPeople: boolean
  /** The level of the title as a heading. */
  heading: number
  /** Where links open; undefined for the same tab. */
  target: string | undefined
}

/** @param source where the script came from, which is the gallery unless the page says otherwise */
export function settingsOf(host: HTMLElement, source: string): Settings {
  const gallery = host.getAttribute('gallery') ?? source
  return {
    event: idIn(host.getAttribute('event')),
    gallery: URL.canParse(gallery) ? new URL(gallery).origin : source,
    language: languageOf(host.closest<HTMLElement>('[lang]')?.lang),
    people: numberIn(host, 'people', { least: 1, most: mostTogether, otherwise: 1 }),
    days: numberIn(host, 'days', { least: 1, most: 14, otherwise: 3 }),
    choosesPeople: host.hasAttribute('choose-people'),
    heading: numberIn(host, 'heading', { least: 1, most: 5, otherwise: 2 }),
    target: host.getAttribute('target') ?? undefined,
  }
}

/** `en-US` is English; what is neither of the gallery's languages is Spanish, as on its own pages. */
function languageOf(tag = ''): Language {
  return languages.find((language) => tag.toLowerCase().split('-')[0] === language) ?? 'es'
}

function numberIn(
  host: HTMLElement,
  name: (typeof attributes)[number],
  { least, most, otherwise }: { least: number; most: number; otherwise: number }
): number {
  const value = Number(host.getAttribute(name))
  return Number.isInteger(value) && value >= least && value <= most ? value : otherwise
}
