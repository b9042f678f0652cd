import { holidaysFrom, nameOf, siteKey } from '@gallery/client'
import {
  Archive,
  Artist,
  artistHref,
  Event,
  eventHref,
  Item,
  ItemForm,
  type ItemKind,
  itemHref,
  type Language,
  languages,
  linkedPath,
  permanentPath,
  SiteAnswer,
  storagePath,
  urlOf,
  Work,
  WorkForm,
  workHref,
} from '@gallery/contract'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { renderPage } from '../src/entry-server.tsx'
import { document } from './document.ts'
import { readHead, type Told } from './testing/readHead.ts'

/** What ends a tag, an attribute or a script where it is not escaped. */
const hostile = '"><script>alert(1)</script>\'&'
/** Stands in every private field: of no answer to visitors, and of no head whatever it is made of. */
const canary = 'canary'
const origin = 'https://ochava.example'

const texts = (fields: readonly string[]) =>
  Object.fromEntries(fields.flatMap((field) => languages.map((language) => [`${field}_${language}`, ''])))

const stated = {
  id: 'CC-BY-4.0',
  uri: 'http://creativecommons.org/licenses/by/4.0/',
  ...texts(['name', 'note']),
  note_es: hostile,
  copies: true,
} as const
const hidden = {
  notes: canary,
  private_notes: canary,
  secretLink: canary,
  rights_note_es: canary,
  rights_note_en: canary,
  created_by: { full_name: canary },
  updated_by: { full_name: canary },
  last_movement: { owner: canary, price: canary },
}
const artist = { id: 2, display: `Irma ${hostile}`, last_name: 'Szalay' }
const updated_at = '2026-11-01T12:00:00.000Z'

const work = Work.parse({
  ...WorkForm.parse({ title_es: `Patio ${hostile}`, title_en: `Yard ${hostile}`, year: 1962 }),
  id: 3,
  hash: 'abc123def456',
  date_words: null,
  artist,
  img: null,
  rights_statement: stated,
  public_images: [],
})

const pdf = {
  ...{ id: 9, file: 'carta-1.pdf', name: 'carta.pdf', bytes: 10, picture: null, rights_statement: null },
  ...{ captions: [], leaves: [], recording: null },
  ...texts(['description', 'transcription']),
}
const itemOf = (kind: ItemKind) =>
  Item.parse({
    ...ItemForm.parse({
      kind,
      archive_id: 2,
      code: `AR-1 ${hostile}`,
      subtitle_es: `Carta ${hostile}`,
      subtitle_en: `Letter ${hostile}`,
      author: 'Irma Szalay',
      place: 'Rosario',
      year: 1950,
      active: true,
    }),
    id: 4,
    hash: 'abc123def456',
    date_words: null,
    archive: { id: 2, title_es: 'Fondo', title_en: 'Papers' },
    artists: [artist],
    tags: [{ id: 1, content: hostile }],
    img: null,
    rights_statement: stated,
    images: [pdf],
  })

const event = Event.parse({
  id: 7,
  kind: 'exhibition',
  ...texts(['title', 'excerpt', 'body']),
  title_es: `Muestra ${hostile}`,
  title_en: `Show ${hostile}`,
  image: null,
  picture: null,
  place: 'Sala 1',
  from: '2026-11-17',
  to: '2026-12-17',
  active: true,
  color: 'red',
  requires_registration: false,
  largest_party: 6,
  needs: [],
  reminder: true,
  artists: [artist],
  images: [],
  works: [],
  related: [],
  rights: '',
  rights_note_es: '',
  rights_note_en: '',
  rights_statement: null,
  places: [],
  updated_at,
  updated_by: null,
})

const archive = Archive.parse({
  id: 2,
  ...texts(['title', 'description']),
  title_es: `Fondo ${hostile}`,
  title_en: `Papers ${hostile}`,
  count: 1,
  first_year: 1950,
  last_year: 1950,
  images: [],
  public: true,
  artists: [artist],
  updated_at,
})

const meta = { total: 0, current_page: 1, per_page: 20, last_page: 1 }
const person = Artist.parse({
  ...texts(['dates', 'bio', 'image_caption']),
  ...artist,
  ...{ first_name: 'Irma', viaf: '', ulan: '', wikidata: 'Q42' },
  image: null,
  picture: null,
  public_works: [],
  public_works_meta: { ...meta, decades: [], series: [] },
  events: [],
  archives: [],
  updated_at,
})

const site = {
  name: `Ochava ${hostile}`,
  address: 'Pasaje Lucero 418, C1183 Buenos Aires',
  ...Object.fromEntries(['mail', 'phone', 'newsletter', 'facade'].map((name) => [name, ''])),
  ...texts(['tagline', 'directions', 'access', 'facadeAlt', 'hours', 'txtPrincipal']),
  ...{
    social: [],
    since: 2008,
    openDays: [],
    closures: [],
    offerHours: 2,
    fewShare: 25,
    facade_picture: null,
  },
}
const answers = new Map<string, unknown>([
  [
    nameOf(siteKey),
    SiteAnswer.parse({ data: site, time_zone: 'America/Argentina/Buenos_Aires', today: '2026-11-17' }),
  ],
  [nameOf(urlOf('/auth/getUser')), { data: null }],
  [nameOf(holidaysFrom('2026-11-17')), { data: [] }],
  // Told more than visitors are told: a head that says what it was given would give the gallery away.
  ['/api/works/3', { data: { ...work, ...hidden }, neighbours: null }],
  ['/api/events/7', { data: { ...event, ...hidden, updated_by: { id: 1, full_name: canary } } }],
  ['/api/artists/2', { data: { ...person, ...hidden } }],
  ['/api/archives/2', { data: { ...archive, ...hidden } }],
])

/** The head of a page, as a browser has it. */
async function headOf(path: string, item = itemOf('other')): Promise<Told> {
  const page = await renderPage({
    url: path,
    language: 'es',
    requestId: 'request-1',
    now: new Date('2026-11-17T15:00:00Z'),
    failed: (error) => {
      throw error
    },
    read: async (key) => {
      const name = nameOf(key)
      const body = name.startsWith('/api/items/abc') ? { data: { ...item, ...hidden } } : answers.get(name)
      return body === undefined ? { status: 404, body: { message: '' } } : { status: 200, body }
    },
  })
  if ('redirect' in page) throw new Error(`${path} leads to ${page.redirect}`)
  expect(page.status).toBe(200)
  const assets = { styles: [], fonts: [], script: '/e.js', modules: [] }
  return readHead(document({ page, assets, early: '', origin, url: page.address }).split('</head>')[0] ?? '')
}

/** What a page tells of its record, before the way to it. */
const recordIn = (data: readonly unknown[]) => z.looseObject({}).parse(data[0])

const pages = {
  work: (language: Language) => workHref(work, language),
  item: (language: Language) => itemHref(itemOf('other'), language),
  event: (language: Language) => eventHref(event, language),
  artist: (language: Language) => artistHref(person, language),
  archive: (language: Language) => `/${language}/archives/2`,
} as const
const ids = { work: 3, item: 4, event: 7, artist: 2, archive: 2 }
const kinds = ['work', 'item', 'event', 'artist', 'archive'] as const
const each = kinds.flatMap((kind) => languages.map((language) => ({ kind, language })))

/** The types of an item that a program is told: Zotero's, and schema.org's. */
const itemKinds = [
  ['correspondence', 'letter', 'CreativeWork'],
  ['book', 'book', 'Book'],
  ['photography', 'artwork', 'Photograph'],
  ['press', 'newspaperArticle', 'Article'],
  ['audio', 'audioRecording', 'AudioObject'],
  ['vimeo', 'videoRecording', 'CreativeWork'],
] as const

describe.each(each)('the head of the page of a record: $kind, $language', ({ kind, language }) => {
  it('says where it is, in each language, for good, and as data', async () => {
    const { tags } = await headOf(pages[kind](language))
    expect(tags.get('canonical')).toEqual([origin + pages[kind](language)])
    for (const other of languages)
      expect(tags.get(`alternate ${other}`)).toEqual([origin + pages[kind](other)])
    expect(tags.get('cite-as')).toEqual([origin + permanentPath({ kind, id: ids[kind] })])
    expect(tags.get('alternate application/ld+json')).toEqual([linkedPath({ kind, id: ids[kind] })])
  })

  it('has what anybody wrote as text, and nothing that is the gallery’s own', async () => {
    const { tags, data, whole } = await headOf(pages[kind](language))
    expect(whole).not.toContain('<script>')
    expect(whole).not.toContain(canary)
    const [title] = tags.get('og:title') ?? []
    expect(title).toContain(hostile)
    expect(JSON.stringify(data)).toContain(JSON.stringify(hostile).slice(1, -1))
  })
})

describe.each(languages)('what collects references reads, in %s', (language) => {
  const isSpanish = language === 'es'

  it('of a work', async () => {
    const { tags } = await headOf(pages.work(language))
    const title = `${isSpanish ? 'Patio' : 'Yard'} ${hostile}`
    expect(Object.fromEntries(tags)).toMatchObject({
      citation_title: [title],
      citation_author: [artist.display],
      citation_date: ['1962'],
      citation_language: [language],
      citation_public_url: [`${origin}/id/w3`],
      'DC.title': [title],
      'DC.identifier': [`${origin}/id/w3`],
      'DC.rights': [stated.uri],
      'z:itemType': ['artwork'],
      'alternate application/x-research-info-systems': ['/api/works/3/citation.ris'],
      'alternate application/x-bibtex': ['/api/works/3/citation.bib'],
      'alternate application/vnd.citationstyles.csl+json': ['/api/works/3/citation.json'],
    })
  })

  it.each(itemKinds)('of an item of the kind %s', async (kind, zotero, schema) => {
    const { tags, data } = await headOf(pages.item(language), itemOf(kind))
    expect(Object.fromEntries(tags)).toMatchObject({
      citation_title: [`${isSpanish ? 'Carta' : 'Letter'} ${hostile}`],
      citation_author: ['Szalay, Irma'],
      citation_date: ['1950'],
      citation_pdf_url: [origin + storagePath('images', pdf.file)],
      'DC.coverage': [`AR-1 ${hostile}`],
      'z:itemType': [zotero],
      'z:archive': [expect.stringContaining(isSpanish ? 'Fondo' : 'Papers')],
      'z:place': ['Rosario'],
      'alternate application/x-bibtex': ['/api/items/4/citation.bib'],
    })
    expect(data).toContainEqual(expect.objectContaining({ '@type': [schema, 'ArchiveComponent'] }))
  })

  it.each([
    ['Imprenta Barracas', [{ '@type': 'Organization', name: 'Imprenta Barracas' }]],
    [
      'Szalay, Irma; La Tarde, Rosario',
      [
        { '@type': 'Person', name: 'Irma Szalay' },
        { '@type': 'Organization', name: 'La Tarde, Rosario' },
      ],
    ],
    ['Autor no identificado', undefined],
  ])('of an item by “%s”', async (author, told) => {
    const { data, tags } = await headOf(pages.item(language), { ...itemOf('other'), author, artists: [] })
    expect(recordIn(data).author).toEqual(told)
    if (told === undefined) {
      expect(tags.get('citation_author')).toBeUndefined()
      expect(tags.get('DC.creator')).toBeUndefined()
    }
  })

  it.each([
    [{ date: '1951-03-12' }, '1951-03-12'],
    [{ date_edtf: '1951-03/1951-05' }, '1951-03/1951-05'],
    [{ date_fallback: '1948-1963' }, '1948/1963'],
    [{ date_fallback: 'ca. 1950', year: 1950 }, '1950'],
    [{ date_edtf: '1949~', year: 1949 }, '1949'],
    [{ date_fallback: 'hacia 1950' }, undefined],
    [{ date_fallback: 'años cincuenta' }, undefined],
    [{ date_edtf: '195X', date_fallback: 'años cincuenta' }, undefined],
  ])('of an item of the date %j', async (dates, told) => {
    const { data } = await headOf(pages.item(language), { ...itemOf('other'), year: null, ...dates })
    expect(recordIn(data).dateCreated).toEqual(told)
  })

  it('names no document whose copies have to be asked for', async () => {
    const item = itemOf('document')
    const asked = item.rights_statement && { ...item.rights_statement, copies: false }
    const images = item.images.flatMap((each) => [
      { ...each, id: 8, file: 'acta.pdf', rights_statement: asked },
      each,
    ])
    const { tags } = await headOf(pages.item(language), { ...item, images })
    expect(tags.get('citation_pdf_url')).toEqual([origin + storagePath('images', pdf.file)])
  })

  it('of an exhibition', async () => {
    const { tags } = await headOf(pages.event(language))
    expect(Object.fromEntries(tags)).toMatchObject({
      citation_title: [`${isSpanish ? 'Muestra' : 'Show'} ${hostile}`],
      citation_date: ['2026-11-17'],
      'alternate application/x-bibtex': ['/api/events/7/citation.bib'],
    })
  })

  it('of artists and archives, that they are no references', async () => {
    for (const kind of ['artist', 'archive'] as const) {
      const { tags } = await headOf(pages[kind](language))
      expect([...tags.keys()].filter((name) => /^(?:citation_|DC\.|z:)/.test(name))).toEqual([])
    }
  })
})
