import type { ArtistSummary } from '@gallery/contract'
import { expect, test } from './gallery.ts'
import { firstOf, read } from './reading.ts'

for (const { language, title, lanes } of [
  { language: 'es', title: 'Cronología', lanes: ['Vida', 'Obras', 'Archivo', 'Muestras y eventos'] },
  { language: 'en', title: 'Chronology', lanes: ['Life', 'Works', 'Archive', 'Exhibitions and events'] },
] as const) {
  test(`in ${language}, an artist's page has their life and what came of it on one scale`, async ({
    gallery,
    page,
  }) => {
    const artists = await read<ArtistSummary[]>(`${gallery.server.url}/api/artists`)
    const { id, dates_es } = firstOf(
      artists.filter(({ display }) => display === 'Elsa Brandariz'),
      'artist with an archive'
    )
    await page.goto(`/${language}/artists/${id}`)
    const chronology = page.getByRole('region', { name: title })
    await expect(chronology.getByRole('term')).toHaveText([...lanes])
    await expect(chronology.getByRole('definition').first()).toHaveText(dates_es)
  })
}
