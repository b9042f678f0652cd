import { expect, test } from 'vitest'
import type { ReadAnswer } from '../entry-server.tsx'
import { rendered, visit } from '../testing/renderedPages.ts'

test.each([
  ['es', 'Esta obra ya no está', 'Se quitó del sitio el 12 de noviembre de 2026.', '/es/works'],
  ['en', 'This work is no longer here', 'It was taken off the site on 12 November 2026.', '/en/works'],
] as const)(
  'what is gone is said in %s, since when, and where to go on',
  async (language, title, since, way) => {
    const gone = { message: '', kind: 'work', gone_at: '2026-11-13T01:00:00.000Z' }
    const others = new Map([['/api/id/w13', { status: 410, body: gone }]])
    for (const path of ['id/w13', 'artists/7/elsa-brandariz/13/plano']) {
      const page = await rendered(`/${language}/${path}`, { language, others })
      expect([page.status, page.head.title]).toEqual([410, `${title} | Ochava`])
      expect(page.body.replaceAll(/<[^>]*>/g, '')).toContain(since)
      expect(page.body).toContain(`href="${way}"`)
    }
  }
)

test('the page of an artist who became part of another leads to that one, and none to itself', async () => {
  const pages = { es: '/es/artists/8/ana-roca', en: '/en/artists/8/ana-roca' }
  const part: ReadAnswer = { status: 200, body: { data: { kind: 'artist', id: 8, pages } } }
  const others = new Map([['/api/id/p7', part]])
  const { page } = await visit('/en/artists/7/ana-lemos', { language: 'en', others })
  expect(page).toEqual({ redirect: pages.en, moved: true })
  others.set('/api/id/p8', part)
  expect((await visit(pages.es, { others })).page).toMatchObject({ status: 404 })
})
