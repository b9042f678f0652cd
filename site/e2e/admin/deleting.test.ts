import { created } from '../gallerist.ts'
import { expect, test } from '../gallery.ts'
import { enterPanel } from './panel.ts'

interface Deletion {
  /** The resource, as the API and the panel call it. */
  name: string
  form: object
  /** What the list that one comes to is headed with. */
  list: string
  /** Where the panel has the record, if not at its id. */
  path?: (record: { id: number; link?: string }) => string
}

const deletions: readonly Deletion[] = [
  { name: 'works', form: { title_es: 'Se va' }, list: 'Obras' },
  { name: 'items', form: { kind: 'book', subtitle_es: 'Se va', archive_id: null }, list: 'Ítems' },
  { name: 'archives', form: { title_es: 'Se va' }, list: 'Archivos' },
  {
    name: 'events',
    form: { kind: 'other', title_es: 'Se va', from: '2030-01-07', to: '2030-01-11', color: 'green' },
    list: 'Eventos',
  },
  {
    name: 'collections',
    form: { title_es: 'Se va' },
    list: 'Salas privadas',
    path: ({ id, link }) => `collections/${link}-${id}`,
  },
  { name: 'artists', form: { display: 'Se Va', last_name: 'Va' }, list: 'Artistas' },
]

test('a record deleted on its own page is asked for no more, and comes back when that is taken back', async ({
  page,
  gallery,
}) => {
  const staff = await enterPanel(page, gallery)
  const notFound: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 404) notFound.push(answer.url())
  })
  for (const { name, form, list, path } of deletions) {
    await test.step(name, async () => {
      const record = await created<{ id: number; link?: string }>(await staff.post(`/api/${name}`, form))
      await page.goto(`/es/admin/${path?.(record) ?? `${name}/${record.id}`}`)
      const main = page.getByRole('main')
      await main.getByRole('button', { name: 'Más', exact: true }).click()
      await page.getByRole('menuitem', { name: /^Borrar( sala)?$/ }).click()
      await expect(main.getByRole('heading', { level: 1, name: list })).toBeVisible()
      const undo = page.getByRole('button', { name: 'Deshacer' })
      await expect(undo).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(notFound).toEqual([])
      await expect(page.getByRole('alert')).toHaveCount(0)
      await undo.click()
      await expect(undo).toHaveCount(0)
      await expect.poll(async () => (await staff.get(`/api/${name}/${record.id}`)).status).toBe(200)
    })
  }
})

test('what has come back by the bin is not missed when its deletion is taken back', async ({
  page,
  gallery,
}) => {
  const staff = await enterPanel(page, gallery)
  const form = { kind: 'other', title_es: 'Ya volvió', from: '2030-01-07', to: '2030-01-11', color: 'green' }
  const { id } = await created<{ id: number }>(await staff.post('/api/events', form))
  await page.goto(`/es/admin/events/${id}`)
  await page.getByRole('main').getByRole('button', { name: 'Más', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Borrar' }).click()
  const undo = page.getByRole('button', { name: 'Deshacer' })
  await expect(undo).toBeVisible()
  expect((await staff.post('/api/bin/restore', { records: [{ kind: 'event', id }] })).status).toBe(200)
  await undo.click()
  await expect(page.getByText('Ya no está en la papelera', { exact: false })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(undo).toHaveCount(0)
})

test('of several that were deleted one is back already: the others come back too', async ({
  page,
  gallery,
}) => {
  const staff = await enterPanel(page, gallery)
  const form = { kind: 'other', from: '2030-01-07', to: '2030-01-11', color: 'green' }
  const titles = ['Vuelta a', 'Vuelta b', 'Vuelta c']
  const ids: number[] = []
  for (const title_es of titles) {
    ids.push((await created<{ id: number }>(await staff.post('/api/events', { ...form, title_es }))).id)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/es/admin/events?q=vuelta&s=title')
  await expect(page.getByRole('link', { name: 'Vuelta a' })).toBeVisible()
  await page.getByRole('checkbox').first().check()
  await page
    .getByRole('region', { name: 'Con lo elegido' })
    .getByRole('button', { name: 'Borrar', exact: true })
    .click()
  const undo = page.getByRole('button', { name: 'Deshacer' })
  await expect(undo).toBeVisible()
  const [first] = ids
  expect((await staff.post('/api/bin/restore', { records: [{ kind: 'event', id: first }] })).status).toBe(200)
  await undo.click()
  await expect(page.getByText(/^Se deshizo: /)).toBeVisible()
  for (const name of titles) await expect(page.getByRole('link', { name })).toBeVisible()
})
