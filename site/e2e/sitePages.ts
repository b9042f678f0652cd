import type { ArtistSummary, EventSummary, Language, Options, WorkSummary } from '@gallery/contract'
import type { Gallery } from './gallery.ts'
import { linkIn } from './mailbox.ts'
import { firstOf, read } from './reading.ts'
import {
  archivePage,
  artistPage,
  collectionPage,
  collectionWorkPage,
  eventPage,
  filedItemPage,
  itemPage,
  roomPage,
  sharedWorkPage,
  taggedPage,
  workPage,
} from './recordPages.ts'
import { bookingBy, freeSlots, visit } from './visitor.ts'

/** A page of the running gallery. */
export interface FoundPage {
  /** Path and query. */
  path: string
  /** What stands before "| Ochava" in the title. */
  title: string
  /** Some of what its main part says. */
  shows: readonly string[]
}

/** A page of the site, as the tests open it. */
export interface SitePage {
  name: string
  find: (gallery: Gallery, language: Language) => Promise<FoundPage>
  /** Its address is a secret: it has no canonical one. */
  secret?: true
  /** @default 200 */
  status?: 404
}

type Words = Readonly<Record<Language, string>>

/** A page without a record: its path under the language, its title, and what it is known to say. */
function fixed(path: string, titles: Words, shows: (url: string, language: Language) => Promise<string[]>) {
  return async ({ server: { url } }: Gallery, language: Language): Promise<FoundPage> => ({
    path: `/${language}${path}`,
    title: titles[language],
    shows: await shows(url, language),
  })
}

const nothing = async () => []
const home = { es: 'Inicio', en: 'Home' }
const signIn = { es: 'Ingresar', en: 'Sign in' }
const missing = { es: 'Acá no hay nada colgado', en: 'Nothing is hanging here' }
const none = { es: 'No hay resultados para mostrar', en: 'Nothing to show' }

async function eventTitles(url: string, language: Language, kind: string): Promise<string[]> {
  const events = await read<EventSummary[]>(`${url}/api/events?${kind}=true`)
  return events.map((event) => event[`title_${language}`])
}

async function headline(url: string, language: Language): Promise<string[]> {
  const options = await read<Options>(`${url}/api/options`)
  return [options[`txtPrincipal_${language}`]]
}

/** Every public route of the site, in each of the kinds of state that a link can open. */
export const sitePages: readonly SitePage[] = [
  { name: 'home', find: fixed('', home, headline) },
  {
    name: 'home with a day open',
    find: openDay,
  },
  {
    name: 'exhibitions',
    find: fixed('/exhibitions', { es: 'Muestras', en: 'Exhibitions' }, (url, language) =>
      eventTitles(url, language, 'exhibitions')
    ),
  },
  { name: 'an exhibition', find: (gallery, language) => eventPage(gallery, language, 'exhibitions') },
  {
    name: 'events',
    find: fixed('/events', { es: 'Eventos', en: 'Events' }, (url, language) =>
      eventTitles(url, language, 'events')
    ),
  },
  {
    name: 'events without a result',
    find: fixed('/events?q=xyzzy', { es: 'Eventos', en: 'Events' }, async (_, language) => [none[language]]),
  },
  { name: 'an event', find: (gallery, language) => eventPage(gallery, language, 'events') },
  {
    name: 'artists',
    find: fixed('/artists', { es: 'Artistas', en: 'Artists' }, async (url) =>
      (await read<ArtistSummary[]>(`${url}/api/artists`)).map(({ display }) => display)
    ),
  },
  { name: 'an artist', find: artistPage },
  {
    name: 'works',
    find: fixed('/works', { es: 'Obras', en: 'Works' }, async (url, language) =>
      (await read<WorkSummary[]>(`${url}/api/works`)).map((work) => work[`title_${language}`])
    ),
  },
  {
    name: 'works of a decade by title',
    find: fixed('/works?decade=1970&sort=title', { es: 'Obras', en: 'Works' }, async (_, language) => [
      { es: 'Década de 1970', en: '1970s' }[language],
    ]),
  },
  { name: 'a work', find: workPage },
  { name: 'a hidden work by its link', find: sharedWorkPage, secret: true },
  {
    name: 'collections',
    find: fixed('/collections', { es: 'Trastienda', en: 'Back room' }, async (_, language) => [
      { es: 'Sala de lectura', en: 'Reading Room' }[language],
    ]),
  },
  { name: 'a collection', find: collectionPage },
  { name: 'a work of a collection', find: collectionWorkPage },
  { name: 'a room', find: roomPage, secret: true },
  { name: 'a work of a room', find: (gallery, language) => roomPage(gallery, language, true), secret: true },
  { name: 'about', find: fixed('/about', { es: 'Nosotros', en: 'About' }, nothing) },
  {
    name: 'archives',
    find: fixed('/archives', { es: 'Archivo', en: 'Archive' }, async (_, language) => [
      { es: 'Fondo Brandariz', en: 'Brandariz Papers' }[language],
    ]),
  },
  { name: 'an archive', find: archivePage },
  {
    name: 'an archive by kind and words',
    find: (gallery, language) => archivePage(gallery, language, '?q=szalay&k=correspondence'),
  },
  {
    name: 'an archive without a result',
    find: async (gallery, language) => {
      const found = await archivePage(gallery, language, '?q=xyzzy')
      return { ...found, shows: [...found.shows, none[language]] }
    },
  },
  { name: 'the general archive by a tag', find: taggedPage },
  {
    name: 'an item with images',
    find: (gallery, language) =>
      itemPage(gallery, language, ({ images, video }) => !video && images.length > 1),
  },
  {
    name: 'an item with a video',
    find: (gallery, language) => itemPage(gallery, language, ({ video }) => video !== ''),
  },
  { name: 'an item with a file', find: filedItemPage },
  {
    name: 'contact',
    find: fixed('/contact', { es: 'Contacto', en: 'Contact' }, async (url) =>
      (await read<Options>(`${url}/api/options`)).address.split(/,\s*/)
    ),
  },
  { name: 'search', find: fixed('/search', { es: 'Buscar', en: 'Search' }, nothing) },
  {
    name: 'search by words',
    find: fixed('/search?q=szalay', { es: 'Buscar: szalay', en: 'Search: szalay' }, async () => [
      'Irma Szalay',
    ]),
  },
  {
    name: 'a record that is not there',
    find: fixed('/artists/999999', missing, async (_, language) => [missing[language]]),
    status: 404,
  },
  {
    name: 'a room that is not there',
    find: fixed('/share/collection/nobody-knows', missing, async (_, language) => [missing[language]]),
    secret: true,
    status: 404,
  },
  { name: 'sign-in', find: fixed('/auth', signIn, nothing) },
  {
    name: 'a message by its link',
    find: fixed(`/contact/${'a'.repeat(43)}`, { es: 'Enviá tu mensaje', en: 'Send your message' }, nothing),
    secret: true,
  },
  { name: 'sign-in by a link', find: fixed(`/auth/${'a'.repeat(43)}`, signIn, nothing), secret: true },
  {
    name: 'ending a session by a link',
    find: fixed(
      `/auth/end/${'a'.repeat(43)}`,
      { es: 'Cerrá la sesión que no es tuya', en: 'End the session that is not yours' },
      nothing
    ),
    secret: true,
  },
  { name: 'confirming a booking', find: (...at) => bookingPage(...at, 'confirm'), secret: true },
  { name: 'cancelling a booking', find: (...at) => bookingPage(...at, 'cancel'), secret: true },
]

/** What the server draws of it: a page of its own, which it stays when the scripts come. */
async function openDay({ server }: Gallery, language: Language): Promise<FoundPage> {
  const found = firstOf(await freeSlots(await visit(server.url)), 'free slots')
  const day = new Date(found.slot.start).toLocaleDateString('en-CA', {
    timeZone: 'America/Argentina/Buenos_Aires',
  })
  const title = found.event[`title_${language}`]
  return { path: `/${language}?day=${day}&event=${found.event.id}`, title, shows: [title] }
}

async function bookingPage(
  { server, mailbox }: Gallery,
  language: Language,
  action: 'confirm' | 'cancel'
): Promise<FoundPage> {
  const visitor = await visit(server.url)
  const free = await freeSlots(visitor)
  const booking = bookingBy(`page-${language}-${action}-${mailbox.mails.length}`, free.at(-1)?.slot.id ?? 0)
  await visitor.post('/api/appointments', { ...booking, language })
  const mail = await mailbox.newest(booking.email, /./)
  const title = {
    confirm: { es: 'Confirmá tu turno', en: 'Confirm your booking' },
    cancel: { es: '¿Cancelás tu turno?', en: 'Cancel your booking?' },
  }[action][language]
  const path = new URL(linkIn(mail, new RegExp(`/appointments/${action}/`))).pathname
  return { path, title, shows: ['Martina Sosa'] }
}
