import { holidaysFrom, type Key, nameOf, type Sent, siteKey } from '@gallery/client'
import type { EventSummary, LinkedAppointment } from '@gallery/contract'
import { upcomingUrl, urlOf } from '@gallery/contract/plain'
import { describe, expect, test } from 'vitest'
import { type PageRequest, type ReadAnswer, type RenderedPage, renderPage } from './entry-server.tsx'

const today = '2026-11-17'
const event: EventSummary = {
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
const found = (body: unknown): ReadAnswer => ({ status: 200, body })
const answers: ReadonlyMap<string, ReadAnswer> = new Map([
  [nameOf(siteKey), found(options)],
  [nameOf(urlOf('/auth/getUser')), found({ data: null })],
  [nameOf(urlOf('/api/slides')), found({ data: [] })],
  [nameOf(holidaysFrom(today)), found({ data: [] })],
  [
    nameOf(upcomingUrl(today)),
    found({ data: [{ ...event, places: [], previous_free: null, next_free: null }] }),
  ],
  [
    nameOf(urlOf('/api/events', { exhibitions: true })),
    found({ data: [event], meta: { total: 1, current_page: 1, per_page: 20, last_page: 1 } }),
  ],
  [nameOf(urlOf('/api/events/:id', { id: 4 })), { status: 500, body: { message: 'Error de servidor' } }],
])

interface Visit {
  page: Awaited<ReturnType<typeof renderPage>>
  asked: string[]
  failures: unknown[]
}

/** Asks for a page of a gallery whose API answers as above, and 404 to everything else. */
async function visit(
  url: string,
  language: PageRequest['language'] = 'es',
  others: ReadonlyMap<string, ReadAnswer> = new Map(),
  sent?: Sent
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

async function rendered(url: string): Promise<RenderedPage> {
  const { page } = await visit(url)
  if ('redirect' in page) throw new Error(`${url} leads to ${page.redirect}`)
  return page
}

test('the home page comes with its headline and its timeline', async () => {
  const page = await rendered('/es')
  expect(page.status).toBe(200)
  expect(page.head).toMatchObject({ title: 'Inicio | Ochava', description: 'Mirar despacio </script>' })
  expect(page.body).toContain('Mirar despacio &lt;/script&gt;')
  expect(page.body).toContain('Horas del patio')
  expect(page.body).not.toContain('style="')
})

test('the English page speaks English, and marks what the gallery has not translated', async () => {
  const page = await rendered('/en')
  expect(page.head.title).toBe('Home | Ochava')
  expect(page.body).toContain('Looking slowly')
  expect(page.body).toMatch(/lang="es"[^>]*>(?:<[^>]+>)*Horas del patio/)
})

describe('what is said in Spanish alone is marked on the English page', () => {
  const hash = 'abc123def456'
  const artist = { id: 2, display: 'Ana Roca', last_name: 'Roca' }
  const work = {
    ...empty('year_text', 'series', 'code', 'size_text', 'title_en', 'type_en', 'technique_en'),
    ...empty('description_es', 'reproduced_es', 'exposed_es', 'cited_es'),
    ...empty('description_en', 'reproduced_en', 'exposed_en', 'cited_en'),
    id: 12,
    hash,
    title_es: 'Patio',
    type: 'Pintura',
    technique: 'Óleo sobre tela',
    artist,
    year: null,
    date_words: null,
    height: null,
    width: null,
    depth: null,
    img: null,
    public_images: [],
    rights_statement: null,
  }
  const works = [work, { ...work, id: 13, hash: 'abc123def457', title_en: 'Courtyard' }]

  /** Of a record: fields without a text. */
  function empty(...names: string[]): Record<string, string> {
    return Object.fromEntries(names.map((name) => [name, '']))
  }

  async function bodyOf(path: string, key: Key, data: unknown): Promise<string> {
    const { page } = await visit(path, 'en', new Map([[nameOf(key), found({ data })]]))
    if ('redirect' in page) throw new Error(`leads to ${page.redirect}`)
    // Without React's marks between two texts.
    return page.body.replaceAll('<!-- -->', '')
  }

  test('of a work its type and technique', async () => {
    const body = await bodyOf(`/en/share/work/${hash}`, urlOf('/api/share/work/:link', { link: hash }), work)
    expect(body).toMatch(/<dd[^>]*><span lang="es">Pintura</)
    expect(body).toMatch(/<dd[^>]*><span lang="es">Óleo sobre tela</)
  })

  test('of works that can be ticked to ask about them the title, and of those that are asked about', async () => {
    const room = {
      ...empty('description_es', 'description_en', 'message', 'title_en'),
      title_es: 'Sala',
      works,
      count: 2,
      artists: [artist],
      open_until: null,
    }
    const key = urlOf('/api/share/collection/:link', { link: hash })
    const ticked = await bodyOf(`/en/share/collection/${hash}`, key, room)
    expect(ticked).toContain('<span><span lang="es">Patio</span>, Ana Roca</span>')
    expect(ticked).toContain('<span><span>Courtyard</span>, Ana Roca</span>')
    const asked = await bodyOf('/en/ask?works=12,13', urlOf('/contact/works', { works: '12,13' }), works)
    expect(asked).toContain('Take “<span lang="es">Patio</span>” out')
  })

  test('of the archives in the life of an artist the title', async () => {
    const archive = { id: 4, title_es: 'Cartas', title_en: '', count: 3, first_year: 1946, last_year: 1988 }
    const record = {
      ...artist,
      ...empty('bio_es', 'bio_en', 'image_caption_es', 'image_caption_en', 'dates_en'),
      dates_es: '1921 – 2009',
      image: null,
      picture: null,
      public_works: [],
      public_works_meta: { total: 0, current_page: 1, per_page: 24, last_page: 1, decades: [], series: [] },
      events: [],
      archives: [archive, { ...archive, id: 5, title_en: 'Letters', last_year: 1946 }],
      updated_at: '2026-11-01T12:00:00.000Z',
    }
    const body = await bodyOf('/en/artists/2/ana-roca', urlOf('/api/artists/:id', { id: 2 }), record)
    expect(body).toContain('<span lang="es">Cartas</span>, 1946–1988, <span>Letters</span>, 1946')
  })
})

describe('a work is added to those that are asked about', () => {
  const link = 'abc123def456'
  const works = [12, 71].map((id) => ({
    id,
    hash: `abc123def4${id}`,
    title_es: `Obra ${id}`,
    title_en: '',
    ...{ year: 1966, year_text: '', date_words: null, technique: '', technique_en: '' },
    ...{ height: null, width: null, depth: null, size_text: '', artist: null, img: null },
  }))
  const [first] = works

  async function bodyOf(path: string, reads: readonly (readonly [Key, unknown])[]): Promise<string> {
    const others = new Map(reads.map(([key, body]) => [nameOf(key), found(body)]))
    const { page } = await visit(path, 'es', others)
    if ('redirect' in page) throw new Error(`leads to ${page.redirect}`)
    return page.body
  }

  test('the page that asks finds it, and a link takes it along with the others', async () => {
    const meta = { total: 2, current_page: 1, per_page: 24, last_page: 1 }
    const body = await bodyOf('/es/ask?works=12&q=obra', [
      [urlOf('/contact/works', { works: '12' }), { data: [first], asker: null }],
      [urlOf('/api/works', { query: 'obra' }), { data: works, meta }],
    ])
    expect(body).toContain('href="/es/ask?works=12,71"')
    expect(body, 'what is asked about already').not.toContain('href="/es/ask?works=12,12"')
    const [form = ''] = /<form[^>]*action="\/es\/ask"[^>]*>.*?<\/form>/s.exec(body) ?? []
    expect(form).toContain('method="get"')
    expect(form).toContain('<input type="hidden" name="works" value="12"/>')
  })

  test('a room is gone back to with what was chosen, which is ticked there', async () => {
    const path = `/es/share/collection/${link}`
    const asking = await bodyOf(`${path}/ask?works=${first?.hash}`, [
      [urlOf('/contact/works', { works: first?.hash ?? '', room: link }), { data: [first], asker: null }],
    ])
    expect(asking).toContain(`href="${path}?works=${first?.hash}#several"`)

    const texts = { title_es: 'Sala', title_en: '', description_es: '', description_en: '', message: '' }
    const room = { ...texts, works, count: 2, artists: [], open_until: null }
    const body = await bodyOf(`${path}?works=${first?.hash}`, [
      [urlOf('/api/share/collection/:link', { link }), { data: room }],
    ])
    const boxes = [...body.matchAll(/<input type="checkbox"[^>]*>/g)].map(([box]) => box)
    const ticked = boxes.filter((box) => box.includes('checked'))
    expect([boxes.length, ticked.length]).toEqual([2, 1])
    expect(ticked[0]).toContain(`value="${first?.hash}"`)
    expect(body).toContain('id="several"')
  })

  test('of a work that is seen by a secret link there is no other', async () => {
    const body = await bodyOf(`/es/share/work/${link}/ask?works=${first?.hash}`, [
      [urlOf('/contact/works', { works: first?.hash ?? '', secret: link }), { data: [first], asker: null }],
    ])
    expect(body).toContain('Obra 12')
    expect(body).not.toContain('Sumar otra obra')
  })
})

test('the way to the other language has the name that the record has there', async () => {
  const translated = { ...event, id: 5, title_en: 'Hours of the Courtyard', body_es: '', body_en: '' }
  const record = {
    ...translated,
    images: [],
    works: [],
    related: [],
    places: [],
    updated_at: '2026-11-01T12:00:00.000Z',
  }
  const others = new Map([[nameOf(urlOf('/api/events/:id', { id: 5 })), found({ data: record })]])
  const { page } = await visit('/es/exhibitions/5/horas-del-patio', 'es', others)
  if ('redirect' in page) throw new Error(`leads to ${page.redirect}`)
  expect(page.body).toContain('href="/en/exhibitions/5/hours-of-the-courtyard"')
  expect(page.body).not.toContain('href="/en/exhibitions/5/horas-del-patio"')
  expect(page.seed.paths?.en).toBe('/en/exhibitions/5/hours-of-the-courtyard')
})

describe('the page of an event that is visited by booking', () => {
  const slot = (day: string, count: number) => ({
    id: Number(day),
    event_id: 6,
    start: `2026-11-${day}T18:00:00.000Z`,
    end: `2026-11-${day}T18:45:00.000Z`,
    label_es: '',
    label_en: '',
    limit: 12,
    count,
    unavailable: false,
  })

  async function pageWith(
    places: ReturnType<typeof slot>[],
    language: 'es' | 'en' = 'es',
    query = ''
  ): Promise<RenderedPage> {
    const record = {
      ...event,
      id: 6,
      requires_registration: true,
      body_es: '',
      body_en: '',
      images: [],
      works: [],
      related: [],
      places,
      updated_at: '2026-11-01T12:00:00.000Z',
    }
    const { page } = await visit(
      `/${language}/exhibitions/6/horas-del-patio${query}`,
      language,
      new Map([[nameOf(urlOf('/api/events/:id', { id: 6 })), found({ data: record })]])
    )
    if ('redirect' in page) throw new Error(`leads to ${page.redirect}`)
    return page
  }

  test('leads past a time that is full to the form of the next with a place', async () => {
    const { body } = await pageWith([slot('18', 12), slot('19', 11)])
    expect(body).toContain('href="/es?day=2026-11-19&amp;event=6&amp;slot=19&amp;people=1"')
    expect(body).not.toContain('slot=18')
    expect(body).not.toContain('Por ahora no hay días con lugar')
  })

  test('says so where all days are full, and leads to none', async () => {
    const { body } = await pageWith([slot('18', 12), slot('19', 12)])
    expect(body).toContain('Por ahora no hay días con lugar')
    expect(body).not.toContain('?day=')
  })

  test('names what all times of a chosen day are, in the language of the name', async () => {
    const tours = [11, 10].map((count) => ({ ...slot('19', count), label_es: 'Visita guiada' }))
    const bodyOf = async (places: typeof tours) => (await pageWith(places, 'en', '?day=2026-11-19')).body
    expect(await bodyOf(tours)).toMatch(/<p lang="es"[^>]*>Visita guiada</)
    expect(await bodyOf([...tours, slot('19', 9)])).not.toContain('>Visita guiada<')
  })
})

test('everything that was read travels with the page, each once', async () => {
  const { page, asked } = await visit('/es')
  if ('redirect' in page) throw new Error('no page')
  expect(page.seed.entries.map(([name]) => name)).toEqual(asked)
  expect(asked).toEqual(
    [siteKey, urlOf('/auth/getUser'), urlOf('/api/slides'), upcomingUrl(today), holidaysFrom(today)].map(
      nameOf
    )
  )
})

test('what was searched for is not for search engines', async () => {
  expect((await rendered('/es/search?q=patio')).findable).toBe(false)
  expect((await rendered('/es/search')).findable).toBe(true)
})

test.each([
  ['/', '/en'],
  ['/somewhere', '/en'],
  ['/es/somewhere', '/es'],
  ['//', '/en'],
  ['//evil.example/es', '/en'],
])('%s leads to the home page of a language', async (url, home) => {
  const language = url.startsWith('/es') ? 'es' : 'en'
  expect((await visit(url, language)).page).toEqual({ redirect: home })
})

test.each([
  '/es/exhibitions/99',
  '/es/exhibitions/99/%2e%2e',
  '/es/events/abc',
  '/es/appointments/confirm/abc',
])('%s is a page that says that there is nothing', async (url) => {
  const page = await rendered(url)
  expect(page.status).toBe(404)
  expect(page.body).toContain('<h1')
})

test('when a read fails the page says so, with the number under which the log knows it', async () => {
  const { page, failures } = await visit('/es/exhibitions/4')
  if ('redirect' in page) throw new Error('no page')
  expect(page.status).toBe(500)
  expect(page.body).toContain('Algo se torció de nuestro lado')
  expect(page.body).toContain('request-1')
  expect(page.head.title).toBe('Algo se torció de nuestro lado')
  expect(failures).toHaveLength(1)
})

test('links from mails are secret pages, others are not', async () => {
  expect((await rendered('/es/auth/abcdefghijklmnopqrstuvwxyz')).secret).toBe(true)
  expect((await rendered('/es/exhibitions')).secret).toBe(false)
})

test('the printed foot of a page has the code of its address, unless that is a secret', async () => {
  const secret = await rendered('/es/appointments/confirm/abcdefghijklmnopqrstuvwxyz')
  expect(secret.body).toContain('Impreso el')
  expect(secret.body).not.toContain('/qr.svg')
  expect((await rendered('/es/exhibitions')).body).toContain('/qr.svg?path=%2Fes%2Fexhibitions')
})

test('the second step of signing in and the way back to the first know where the visitor was going', async () => {
  const sent: Sent = { status: 200, values: { email: 'ana@example.org' }, errors: {}, message: '' }
  const { page } = await visit('/es/auth?path=%2Fes%2Fappointments&step=code', 'es', new Map(), sent)
  if ('redirect' in page) throw new Error(`leads to ${page.redirect}`)
  expect(page.body).toContain('action="/es/auth?path=%2Fes%2Fappointments&amp;step=code"')
  expect(page.body).toContain('href="/es/auth?path=%2Fes%2Fappointments"')
})

test.each([
  { state: 'cancelled', bookable: true, says: 'podés reservar de nuevo', again: true },
  { state: 'cancelled', bookable: false, says: 'No hace falta que hagas nada más', again: false },
  { state: 'expired', bookable: true, says: 'Si todavía queda, confirmalo', again: true },
  { state: 'past', bookable: false, says: 'Este turno ya fue', again: false },
] as const)(
  'a $state booking of an event with times to come ($bookable) leads there',
  async ({ state, bookable, says, again }) => {
    const token = 'abcdefghijklmnopqrstuvwxyz'
    const booking: LinkedAppointment = {
      id: 9,
      confirmed: false,
      hold_until: null,
      offered: false,
      people: 1,
      needs: [],
      school: '',
      start: '2026-11-19T18:00:00.000Z',
      end: '2026-11-19T18:45:00.000Z',
      place: { id: 12, event },
      state,
      first_name: 'Ana',
      last_name: 'Paz',
      event_bookable: bookable,
    }
    const others = new Map([
      [nameOf(urlOf('/api/appointments/link/:token', { token })), found({ data: booking })],
    ])
    const { page } = await visit(`/es/appointments/confirm/${token}`, 'es', others)
    if ('redirect' in page) throw new Error(`leads to ${page.redirect}`)
    expect(page.body).toContain(says)
    expect(page.body.includes('href="/es/exhibitions/3/horas-del-patio#visit"')).toBe(again)
  }
)

test('the panel asks who is not signed in to sign in, at its own address', async () => {
  const page = await rendered('/es/admin/works/5?q=azul')
  expect(page).toMatchObject({ status: 403, secret: true, head: { title: 'Ingresar | Ochava' } })
  expect(page.body).toContain('Ingresá al sistema.')
  expect(page.body).toContain('type="email"')
})

test.each(['es', 'en'] as const)(
  'the panel arrives with its name, before its scripts do: %s',
  async (language) => {
    const staff = { id: 1, display: 'Inés', email: 'ines@example.org', super: true, awaits: null }
    const others = new Map([[nameOf(urlOf('/auth/getUser')), found({ data: staff })]])
    const { page } = await visit(`/${language}/admin/works`, language, others)
    expect(page).toMatchObject({ status: 200, head: { title: 'Panel | Ochava' } })
  }
)

test('the panel leads whoever is no super user home, and says why', async () => {
  const reader = { id: 7, display: 'Ana', email: 'ana@example.org', super: false, awaits: null }
  const { page } = await visit(
    '/en/admin',
    'en',
    new Map([[nameOf(urlOf('/auth/getUser')), found({ data: reader })]])
  )
  const msg = 'You do not have permission to see this page. Please sign in.'
  expect(page).toEqual({ redirect: `/en?${new URLSearchParams({ msg })}`, secret: true })
})

test.each([
  ['es', 'Esta obra ya no está', 'Se quitó del sitio el 12 de noviembre de 2026.', '/es/works'],
  ['en', 'This work is no longer here', 'It was taken off the site on November 12, 2026.', '/en/works'],
] as const)(
  'what is gone is said in %s, since when, and where to go on',
  async (language, title, since, way) => {
    const gone = { message: '', kind: 'work', gone_at: '2026-11-13T01:00:00.000Z' }
    const others = new Map([['/api/id/w13', { status: 410, body: gone }]])
    for (const path of ['id/w13', 'artists/7/elsa-brandariz/13/plano']) {
      const { page } = await visit(`/${language}/${path}`, language, others)
      if ('redirect' in page) throw new Error(`leads to ${page.redirect}`)
      expect([page.status, page.head.title]).toEqual([410, `${title} | Ochava`])
      expect(page.body).toContain(since)
      expect(page.body).toContain(`href="${way}"`)
    }
  }
)

test('the page of an artist who became part of another leads to that one, and none to itself', async () => {
  const pages = { es: '/es/artists/8/ana-roca', en: '/en/artists/8/ana-roca' }
  const others = new Map([['/api/id/p7', found({ data: { kind: 'artist', id: 8, pages } })]])
  const { page } = await visit('/en/artists/7/ana-lemos', 'en', others)
  expect(page).toEqual({ redirect: pages.en, moved: true })
  others.set('/api/id/p8', found({ data: { kind: 'artist', id: 8, pages } }))
  expect((await visit(pages.es, 'es', others)).page).toMatchObject({ status: 404 })
})
