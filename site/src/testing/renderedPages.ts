import { holidaysFrom, type Key, nameOf, type Sent, siteKey } from '@gallery/client'
import type { EventSummary } from '@gallery/contract'
import { upcomingUrl, urlOf } from '@gallery/contract/plain'
import { type PageRequest, type ReadAnswer, type RenderedPage, renderPage } from '../entry-server.tsx'

/** The day in the gallery of these tests. */
export const today = '2026-11-17'

/** An exhibition that is on, and is not told in English. */
export const event: EventSummary = {
  id: 3,
  kind: 'exhibition',
  title_es: 'Horas del patio',
  title_en: '',
  excerpt_es: '',
  excerpt_en: '',
  image: null,
  picture: null,
  place: 'Sala 2',
  from: '2026-11-02',
  to: '2026-11-20',
  active: true,
  color: 'yellow',
  requires_registration: false,
  largest_party: 6,
  needs: [],
  artists: [{ id: 1, display: 'Tomás Verardi' }],
}

/** What only its own page reads of an event. */
export const eventTexts = {
  body_es: '',
  body_en: '',
  images: [],
  works: [],
  related: [],
  places: [],
  updated_at: '2026-11-01T12:00:00.000Z',
}

/** Of a record: fields without a text. */
export function empty(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, '']))
}

const texts = { es: 'Mirar despacio </script>', en: 'Looking slowly' }
const options = {
  data: {
    name: 'Ochava',
    address: 'Pasaje Lucero 418',
    mail: 'hola@ochava.example',
    phone: '',
    newsletter: '',
    social: [],
    since: 2008,
    openDays: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '', to: '' })),
    closures: [],
    ...Object.fromEntries(
      [
        'tagline',
        'directions',
        'access',
        'hours',
        'txtPrincipal',
        'usSplash',
        'usTeam',
        'usHistory',
        'usProfile',
      ].flatMap((field) => Object.entries(texts).map(([language, text]) => [`${field}_${language}`, text]))
    ),
  },
  time_zone: 'America/Argentina/Buenos_Aires',
  today,
}

/** What the API answers to some reads: with these bodies, each by its key. */
export function answering(...reads: (readonly [Key, unknown])[]): ReadonlyMap<string, ReadAnswer> {
  return new Map(reads.map(([key, body]) => [nameOf(key), { status: 200, body }]))
}

const answers: ReadonlyMap<string, ReadAnswer> = new Map([
  ...answering(
    [siteKey, options],
    [urlOf('/auth/getUser'), { data: null }],
    [urlOf('/api/slides'), { data: [] }],
    [holidaysFrom(today), { data: [] }],
    [upcomingUrl(today), { data: [{ ...event, places: [], previous_free: null, next_free: null }] }],
    [
      urlOf('/api/events', { exhibitions: true }),
      { data: [event], meta: { total: 1, current_page: 1, per_page: 20, last_page: 1 } },
    ]
  ),
  [nameOf(urlOf('/api/events/:id', { id: 4 })), { status: 500, body: { message: 'Error de servidor' } }],
])

/** How a page is asked for. */
interface Asking {
  language?: PageRequest['language']
  /** What the API answers beside what it always does. */
  others?: ReadonlyMap<string, ReadAnswer>
  sent?: Sent
}

interface Visit {
  page: Awaited<ReturnType<typeof renderPage>>
  /** What was read, in its order. */
  asked: string[]
  failures: unknown[]
}

/** Asks for a page of a gallery whose API answers as above, and 404 to everything else. */
export async function visit(
  url: string,
  { language = 'es', others = new Map(), sent }: Asking = {}
): Promise<Visit> {
  const asked: string[] = []
  const failures: unknown[] = []
  const page = await renderPage({
    url,
    language,
    requestId: 'request-1',
    now: new Date('2026-11-17T15:00:00Z'),
    failed: (error) => failures.push(error),
    ...(sent ? { sent } : {}),
    read: async (key: Key) => {
      asked.push(nameOf(key))
      return (
        others.get(nameOf(key)) ??
        answers.get(nameOf(key)) ?? { status: 404, body: { message: 'Recurso no encontrado' } }
      )
    },
  })
  return { page, asked, failures }
}

/** The page of {@link visit}, which leads nowhere else. */
export async function rendered(url: string, asking?: Asking): Promise<RenderedPage> {
  const { page } = await visit(url, asking)
  if ('redirect' in page) throw new Error(`${url} leads to ${page.redirect}`)
  return page
}
