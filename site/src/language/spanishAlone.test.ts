import type { Key } from '@gallery/client'
import { urlOf } from '@gallery/contract/plain'
import { describe, expect, test } from 'vitest'
import { answering, empty, event, eventTexts, rendered } from '../testing/renderedPages.ts'

test('the English page speaks English, and marks what the gallery has not translated', async () => {
  const page = await rendered('/en', { language: 'en' })
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

  async function bodyOf(path: string, key: Key, data: unknown): Promise<string> {
    const page = await rendered(path, { language: 'en', others: answering([key, { data }]) })
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

test('the way to the other language has the name that the record has there', async () => {
  const data = { ...event, ...eventTexts, id: 5, title_en: 'Hours of the Courtyard' }
  const others = answering([urlOf('/api/events/:id', { id: 5 }), { data }])
  const page = await rendered('/es/exhibitions/5/horas-del-patio', { others })
  expect(page.body).toContain('href="/en/exhibitions/5/hours-of-the-courtyard"')
  expect(page.body).not.toContain('href="/en/exhibitions/5/horas-del-patio"')
  expect(page.seed.paths?.en).toBe('/en/exhibitions/5/hours-of-the-courtyard')
})
