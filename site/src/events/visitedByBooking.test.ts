import { urlOf } from '@gallery/contract/plain'
import { describe, expect, test } from 'vitest'
import type { RenderedPage } from '../entry-server.tsx'
import { answering, event, eventTexts, rendered } from '../testing/renderedPages.ts'

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

  function pageWith(
    places: ReturnType<typeof slot>[],
    language: 'es' | 'en' = 'es',
    query = ''
  ): Promise<RenderedPage> {
    const data = { ...event, ...eventTexts, id: 6, requires_registration: true, places }
    const others = answering([urlOf('/api/events/:id', { id: 6 }), { data }])
    return rendered(`/${language}/exhibitions/6/horas-del-patio${query}`, { language, others })
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
