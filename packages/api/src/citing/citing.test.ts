import type { CitationsAnswer, Language } from '@gallery/contract'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { createArtist } from '../artists/artists.queries.ts'
import { createEvent } from '../events/changes.queries.ts'
import { setOptions } from '../options/options.queries.ts'
import { fillBackRoom, secrets } from '../testing/backRoom.ts'
import { readReferences } from '../testing/readReferences.ts'
import { sampleEvent } from '../testing/sampleEvent.ts'
import { addArchive, addItem } from '../testing/sampleItem.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'

let gallery: TestApp
let paths: Record<'work' | 'letter' | 'press' | 'leaflet' | 'photograph' | 'event', string>
let hidden: string[]

beforeAll(async () => {
  gallery = await testApp()
  const { db, clock } = gallery
  const writing = { now: clock.now, by: null }
  await setOptions(db, { name: 'Ochava', address: 'Pasaje Lucero 418, San Telmo, Buenos Aires' }, writing)
  const artist = await createArtist(
    db,
    { display: 'Elsa Brandariz', last_name: 'Brandariz', bio_es: '', bio_en: '' },
    writing
  )
  const work = await createWork(
    db,
    sampleWork({
      artist_id: artist,
      title_es: 'Estructura abierta nº 26',
      title_en: 'Open Structure No. 26',
      type: 'Pintura',
      type_en: 'Painting',
      year: 1962,
      year_text: 'ca. 1962',
      technique: 'Óleo sobre tela',
      technique_en: 'Oil on canvas',
      height: 120,
      width: 90,
      size_text: '',
      notes: secrets.notes,
    }),
    writing
  )
  const archive = await addArchive(gallery, { title_es: 'Fondo Brandariz', title_en: 'Brandariz Papers' })
  const letter = await addItem(gallery, {
    archive_id: archive,
    subtitle_es: 'Carta a Irma Szalay',
    subtitle_en: 'Letter to Irma Szalay',
    author: 'Elsa Brandariz; Irma Szalay',
    artists: [artist],
    date: '1951-03-12',
    code: 'FB-C-0117',
    private_notes: secrets.notes,
  })
  const press = await addItem(gallery, {
    kind: 'press',
    subtitle_es: '¿Qué es lo concreto?',
    subtitle_en: '',
    source: 'La Nación',
  })
  const leaflet = await addItem(gallery, {
    subtitle_es: 'Volante',
    subtitle_en: 'Leaflet',
    author: 'Autor no identificado',
    date_fallback: 'ca. 1956',
  })
  const photograph = await addItem(gallery, {
    kind: 'photography',
    subtitle_es: 'El patio',
    subtitle_en: 'The Courtyard',
    height: 109.25,
    width: 0,
  })
  const event = await createEvent(
    db,
    sampleEvent({
      title_es: 'La línea',
      title_en: 'The Line',
      from: '2025-03-03',
      to: '2025-04-01',
      place: 'Sala 1',
      artists: [artist],
    }),
    writing
  )
  paths = {
    work: `works/${work}`,
    letter: `items/${letter}`,
    press: `items/${press}`,
    leaflet: `items/${leaflet}`,
    photograph: `items/${photograph}`,
    event: `events/${event}`,
  }
  const room = await fillBackRoom(gallery)
  const dark = await addItem(gallery, { public: false })
  const off = await createEvent(db, sampleEvent({ active: false }), writing)
  hidden = [`works/${room.works.hidden}`, `items/${dark}`, `events/${off}`, 'works/4711']
})
afterAll(() => gallery.close())

const get = (path: string, language = 'es') =>
  gallery.client().get(`/api/${path}`, { headers: { 'accept-language': language } })

/** The citation as people read it, italics between asterisks. */
async function cited(of: keyof typeof paths, language: Language) {
  const { data }: CitationsAnswer = (await get(`${paths[of]}/citation?language=${language}`)).json()
  const text = (runs: (typeof data.styles)['apa']) =>
    runs.map((run) => (run.italic ? `*${run.text}*` : run.text)).join('')
  return [text(data.styles.chicago), text(data.styles.mla), text(data.styles.apa)]
}

describe('a citation in Chicago, MLA and APA', () => {
  const url = (id: string) => `http://localhost:3000/id/${id}`

  test('of a work', async () => {
    expect(await cited('work', 'es')).toEqual([
      `Brandariz, Elsa. *Estructura abierta nº 26*. ca. 1962. Óleo sobre tela, 120 × 90 cm. Ochava, Buenos Aires. ${url('w1')}.`,
      `Brandariz, Elsa. *Estructura abierta nº 26*. ca. 1962, Ochava, Buenos Aires, ${url('w1')}. Consultado el 5 mar. 2025.`,
      `Brandariz, E. (ca. 1962). *Estructura abierta nº 26* [Pintura]. Ochava, Buenos Aires. ${url('w1')}`,
    ])
    expect((await cited('work', 'en'))[0]).toBe(
      `Brandariz, Elsa. *Open Structure No. 26*. ca. 1962. Oil on canvas, 120 × 90 cm. Ochava, Buenos Aires. ${url('w1')}.`
    )
  })

  test('of a letter', async () => {
    expect(await cited('letter', 'es')).toEqual([
      `Brandariz, Elsa, e Irma Szalay. Carta a Irma Szalay, 12 de marzo de 1951. FB-C-0117, Fondo Brandariz, Archivo Ochava, Buenos Aires. ${url('i1')}.`,
      `Brandariz, Elsa, e Irma Szalay. Carta a Irma Szalay. 12 mar. 1951, Fondo Brandariz, FB-C-0117, Archivo Ochava, Buenos Aires, ${url('i1')}. Consultado el 5 mar. 2025.`,
      `Brandariz, E., y Szalay, I. (1951, 12 de marzo). *Carta a Irma Szalay* [Carta]. Fondo Brandariz (FB-C-0117), Archivo Ochava, Buenos Aires. ${url('i1')}`,
    ])
    expect(await cited('letter', 'en')).toEqual([
      `Brandariz, Elsa, and Irma Szalay. Letter to Irma Szalay, March 12, 1951. FB-C-0117, Brandariz Papers, Ochava Archive, Buenos Aires. ${url('i1')}.`,
      `Brandariz, Elsa, and Irma Szalay. Letter to Irma Szalay. 12 Mar. 1951, Brandariz Papers, FB-C-0117, Ochava Archive, Buenos Aires, ${url('i1')}. Accessed 5 Mar. 2025.`,
      `Brandariz, E., & Szalay, I. (1951, March 12). *Letter to Irma Szalay* [Letter]. Brandariz Papers (FB-C-0117), Ochava Archive, Buenos Aires. ${url('i1')}`,
    ])
  })

  test('of an article by nobody, without a date, whose title ends by itself', async () => {
    expect(await cited('press', 'es')).toEqual([
      `«¿Qué es lo concreto?» *La Nación*, s. f. Archivo Ochava, Buenos Aires. ${url('i2')}.`,
      `«¿Qué es lo concreto?» *La Nación*, Archivo Ochava, Buenos Aires, ${url('i2')}. Consultado el 5 mar. 2025.`,
      `¿Qué es lo concreto? [Artículo de prensa]. (s. f.). *La Nación*. Archivo Ochava, Buenos Aires. ${url('i2')}`,
    ])
  })

  test('of what nobody knows who wrote begins with its title', async () => {
    expect(await cited('leaflet', 'es')).toEqual([
      `Volante, ca. 1956. Archivo Ochava, Buenos Aires. ${url('i3')}.`,
      `Volante. ca. 1956, Archivo Ochava, Buenos Aires, ${url('i3')}. Consultado el 5 mar. 2025.`,
      `*Volante* [Carta]. (ca. 1956). Archivo Ochava, Buenos Aires. ${url('i3')}`,
    ])
    const files = await Promise.all(
      ['ris', 'bib', 'json'].map((format) => get(`${paths.leaflet}/citation.${format}`))
    )
    for (const { body } of files) {
      expect(body).toContain('Volante')
      expect(body).not.toMatch(/identificado|AU {2}-|author/)
    }
  })

  test('of a photograph of which one side was measured, in the figures of the language', async () => {
    const told = await Promise.all((['es', 'en'] as const).map((language) => cited('photograph', language)))
    expect(told.map(([chicago]) => chicago)).toEqual([
      `*El patio*. s. f. 109,25 cm. Archivo Ochava, Buenos Aires. ${url('i4')}.`,
      `*The Courtyard*. n.d. 109.25 cm. Ochava Archive, Buenos Aires. ${url('i4')}.`,
    ])
  })

  test('of an exhibition', async () => {
    expect((await cited('event', 'es'))[0]).toBe(
      `Brandariz, Elsa. *La línea*. Exposición, Sala 1, Ochava, Buenos Aires, 3 de marzo al 1 de abril de 2025. ${url('e1')}.`
    )
    expect(await cited('event', 'en')).toEqual([
      `Brandariz, Elsa. *The Line*. Exhibition, Sala 1, Ochava, Buenos Aires, March 3–April 1, 2025. ${url('e1')}.`,
      `Brandariz, Elsa. *The Line*. 3 Mar.–1 Apr. 2025, Sala 1, Ochava, Buenos Aires, ${url('e1')}. Accessed 5 Mar. 2025.`,
      `Brandariz, E. (2025, March 3–April 1). *The Line* [Exhibition]. Sala 1, Ochava, Buenos Aires. ${url('e1')}`,
    ])
  })
})

describe('a reference for other programs', () => {
  it('has its type, and a name of its own, in the language of whoever asks', async () => {
    const answer = await get(`${paths.work}/citation.ris`, 'en')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/x-research-info-systems; charset=utf-8',
      'content-disposition': 'attachment; filename="w1.ris"',
      'access-control-allow-origin': '*',
      link: '<http://localhost:3000/id/w1>; rel="cite-as"',
      vary: 'accept-language',
    })
    expect(readReferences('ris', answer.body)).toEqual([
      expect.objectContaining({ type: 'graphic', title: 'Open Structure No. 26' }),
    ])
    expect((await get(`${paths.letter}/citation.ris?language=en`)).body).toMatch(/^TY {2}- PCOMM\r\n/)
  })

  it('is BibTeX', async () => {
    const answer = await get(`${paths.event}/citation.bib`)
    expect(answer.headers['content-type']).toBe('application/x-bibtex; charset=utf-8')
    expect(readReferences('bibtex', answer.body)).toEqual([
      expect.objectContaining({ title: 'La línea', author: [{ family: 'Brandariz', given: 'Elsa' }] }),
    ])
  })

  it('is CSL-JSON, which any style can be made of', async () => {
    const answer = await get(`${paths.letter}/citation.json`)
    expect(answer.headers['content-type']).toBe('application/vnd.citationstyles.csl+json; charset=utf-8')
    expect(answer.json()).toEqual([
      {
        id: 'i1',
        type: 'personal_communication',
        title: 'Carta a Irma Szalay',
        language: 'es-AR',
        author: [
          { family: 'Brandariz', given: 'Elsa' },
          { family: 'Szalay', given: 'Irma' },
        ],
        issued: { 'date-parts': [[1951, 3, 12]] },
        genre: 'Carta',
        archive: 'Archivo Ochava',
        'archive-place': 'Buenos Aires',
        archive_collection: 'Fondo Brandariz',
        archive_location: 'FB-C-0117',
        URL: 'http://localhost:3000/id/i1',
        accessed: { 'date-parts': [[2025, 3, 5]] },
      },
    ])
  })
})

describe('what is not public', () => {
  const ends = ['citation?language=es', 'citation.ris', 'citation.bib', 'citation.json']

  it('is cited to nobody', async () => {
    const lucia = gallery.client()
    await lucia.signInAs({ super: true })
    for (const path of hidden) {
      for (const end of ends) {
        expect((await get(`${path}/${end}`)).statusCode, `${path}/${end}`).toBe(404)
        expect((await lucia.get(`/api/${path}/${end}`)).statusCode, `${path}/${end}`).toBe(404)
      }
    }
  })

  it('stands in no citation, whoever asks', async () => {
    const ana = gallery.client()
    await ana.signInAs()
    const asked = Object.values(paths).flatMap((path) => ends.map((end) => `/api/${path}/${end}`))
    const answers = await Promise.all(asked.flatMap((path) => [gallery.client().get(path), ana.get(path)]))
    for (const { body, statusCode } of answers) {
      expect(statusCode).toBe(200)
      expect(body).not.toContain('canary')
    }
  })
})
