import { type EventSummary, type Language, slugify } from '@gallery/contract'
import type { Gallery } from './gallery.ts'
import { linkIn } from './mailbox.ts'
import { bookingBy, freeSlots, visit } from './visitor.ts'

/** A page of the site, as the tests open it. */
export interface SitePage {
  name: string
  /** Path and query on a running gallery. */
  path: (gallery: Gallery, language: Language) => Promise<string>
  /** What stands before "| Ochava" in the title; absent where a record's own title does. */
  title?: Readonly<Record<Language, string>>
  /** Its address is a secret: it has no canonical one. */
  secret?: true
}

/** Every route of the site, in each of its two or three kinds of state that a link can open. */
export const sitePages: readonly SitePage[] = [
  { name: 'home', path: async (_, language) => `/${language}`, title: { es: 'Inicio', en: 'Home' } },
  { name: 'home with a day open', path: openDay, title: { es: 'Inicio', en: 'Home' } },
  {
    name: 'exhibitions',
    path: async (_, language) => `/${language}/exhibitions`,
    title: { es: 'Muestras', en: 'Exhibitions' },
  },
  { name: 'an exhibition', path: (gallery, language) => eventPath(gallery, language, 'exhibitions') },
  {
    name: 'events',
    path: async (_, language) => `/${language}/events`,
    title: { es: 'Eventos', en: 'Events' },
  },
  {
    name: 'events without a result',
    path: async (_, language) => `/${language}/events?q=xyzzy`,
    title: { es: 'Eventos', en: 'Events' },
  },
  { name: 'an event', path: (gallery, language) => eventPath(gallery, language, 'events') },
  {
    name: 'sign-in',
    path: async (_, language) => `/${language}/auth`,
    title: { es: 'Ingresar', en: 'Sign in' },
  },
  {
    name: 'sign-in by a link',
    path: async (_, language) => `/${language}/auth/${'a'.repeat(43)}`,
    title: { es: 'Ingresar', en: 'Sign in' },
    secret: true,
  },
  {
    name: 'confirming a booking',
    path: (gallery, language) => bookingPath(gallery, language, 'confirm'),
    secret: true,
  },
  {
    name: 'cancelling a booking',
    path: (gallery, language) => bookingPath(gallery, language, 'cancel'),
    secret: true,
  },
]

async function openDay({ server }: Gallery, language: Language): Promise<string> {
  const [found] = await freeSlots(await visit(server.url))
  if (!found) throw new Error('the demo has no free slot')
  const day = new Date(found.slot.start).toLocaleDateString('en-CA', {
    timeZone: 'America/Argentina/Buenos_Aires',
  })
  return `/${language}?day=${day}&event=${found.event.id}`
}

async function eventPath(
  { server }: Gallery,
  language: Language,
  kind: 'events' | 'exhibitions'
): Promise<string> {
  const answer = await fetch(`${server.url}/api/events?${kind}=true`)
  const { data }: { data: EventSummary[] } = await answer.json()
  const [event] = data
  if (!event) throw new Error(`the demo has no ${kind}`)
  return `/${language}/${kind}/${event.id}/${slugify(event[`title_${language}`])}`
}

async function bookingPath(
  { server, mailbox }: Gallery,
  language: Language,
  action: 'confirm' | 'cancel'
): Promise<string> {
  const visitor = await visit(server.url)
  const free = await freeSlots(visitor)
  const booking = bookingBy(`page-${language}-${action}-${mailbox.mails.length}`, free.at(-1)?.slot.id ?? 0)
  await visitor.post('/api/appointments', { ...booking, language })
  const mail = await mailbox.newest(booking.email, /./)
  return new URL(linkIn(mail, new RegExp(`/appointments/${action}/`))).pathname
}
