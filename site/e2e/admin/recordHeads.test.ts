import type { ArtistDetail, CollectionDetail } from '@gallery/contract'
import type { Page } from '@playwright/test'
import { created } from '../gallerist.ts'
import { expect, test } from '../gallery.ts'
import { anEvent } from './agendaSteps.ts'
import { enterPanel } from './panel.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** What the head of a record offers, in the order in which it is read, but for the ways to other records. */
async function headOf(page: Page): Promise<(string | undefined)[]> {
  const history = page.getByRole('main').getByRole('button', { name: 'Historial', exact: true })
  await expect(history).toBeVisible()
  const outline = await history.locator('xpath=..').ariaSnapshot()
  const names = [...outline.matchAll(/- (?:button|link|switch) "([^"]+)"/g)].map(([, name]) => name)
  return names.slice(names.indexOf('Historial'))
}

test('the head of every record offers the same in the same order, the main thing last', async ({
  gallery,
  page,
}) => {
  const staff = await enterPanel(page, gallery)
  const add = async <Row = { id: number }>(list: string, form: object) =>
    created<Row>(await staff.post(`/api/${list}`, form))
  const title_es = 'Con cabecera'
  const artist = await add<ArtistDetail>('artists', { display: title_es, last_name: 'Cabecera' })
  const work = await add('works', { title_es, artist_id: artist.id, public: true })
  const room = await add<CollectionDetail>('collections', { title_es, public: true, works: [work.id] })
  const archive = await add('archives', { title_es, public: true })
  const item = await add('items', { kind: 'book', subtitle_es: title_es, archive_id: archive.id })
  const event = await anEvent(staff, title_es)
  const common = ['Historial', 'Ver en el sitio', 'Más']
  for (const [path, ...last] of [
    [`works/${work.id}`],
    [`artists/${artist.id}`, 'Unir con otro'],
    [`backshop/${room.link}-${room.id}`, 'Compartir sala'],
    [`archives/${archive.id}`, 'Agregar ítem'],
    [`items/${item.id}`],
    [`events/${event.id}`],
  ]) {
    await page.goto(`/es/admin/${path}`)
    expect(await headOf(page), path).toEqual([...common, ...last])
  }
})
