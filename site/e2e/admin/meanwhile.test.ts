import type { SlideRow } from '@gallery/contract'
import type { Page } from '@playwright/test'
import { expect, test } from '../gallery.ts'
import type { Visitor } from '../visitor.ts'
import { archiveWords } from './archiveWords.ts'
import { anEvent, aPicture } from './eventsSteps.ts'
import { enterPanel } from './panel.ts'
import { aWork } from './worksSteps.ts'

const say = archiveWords.es
const three = ['szalay-01.jpg', 'szalay-02.jpg', 'roca-02.jpg'].map(aPicture)

/** The pictures of a record, as the API has them now. */
async function imagesOf(lucia: Visitor, record: string) {
  const { data }: { data: { images: { id: number; public?: boolean; active?: boolean }[] } } = await (
    await lucia.get(`/api/${record}`)
  ).json()
  return data.images.map(({ id, public: isPublic, active }) => ({ id, shown: isPublic ?? active }))
}

/** The last to the front. */
function turned(ids: readonly number[]): number[] {
  return [...ids.slice(-1), ...ids.slice(0, -1)]
}

for (const kind of ['works', 'events'] as const) {
  test(`hiding a picture leaves the order that somebody else chose meanwhile: ${kind}`, async ({
    gallery,
    page,
  }) => {
    const lucia = await enterPanel(page, gallery)
    const { id } =
      kind === 'works'
        ? await aWork(lucia, { title_es: 'Ordenada de a dos' })
        : await anEvent(lucia, { title_es: 'Ordenado de a dos' })
    const record = `${kind}/${id}`
    await page.goto(`/es/admin/${record}/images`)
    await page.locator('#main input[type=file]').setInputFiles(three)
    const switches = page.locator('[data-sorted]').getByRole('switch')
    await expect(switches).toHaveCount(3)

    const [first, second, third] = (await imagesOf(lucia, record)).map((image) => image.id)
    const images = [third, first, second].map((image) => ({ id: image }))
    expect((await lucia.patch(`/api/${record}/images`, { images })).status).toBe(200)
    await page.locator(`[data-sorted="${second}"]`).getByRole('switch').click()
    await expect
      .poll(() => imagesOf(lucia, record))
      .toEqual([
        { id: third, shown: true },
        { id: first, shown: true },
        { id: second, shown: false },
      ])
  })
}

const allSlides = async (lucia: Visitor): Promise<SlideRow[]> =>
  (await (await lucia.get('/api/slides?showAll=1')).json()).data

/** Opens the slides and writes an English title over the first, which is not saved yet. */
async function writeTitle(page: Page, title: string): Promise<void> {
  await page.goto('/es/admin/options/slides')
  await page.getByLabel(say.slideTitle('en', 1), { exact: true }).fill(title)
}

test('a title of a slide that is saved leaves the order that somebody else chose meanwhile', async ({
  gallery,
  page,
}) => {
  const lucia = await enterPanel(page, gallery)
  const before = await allSlides(lucia)
  await writeTitle(page, 'Written Meanwhile')
  const theirs = turned(before.map(({ id }) => id))
  const slides = theirs.map((id) => ({ id }))
  expect((await lucia.patch('/api/slides/all', { slides })).status).toBe(200)
  await page.getByRole('button', { name: say.save, exact: true }).click()
  await expect(page.getByText(say.saved)).toBeVisible()
  const after = await allSlides(lucia)
  expect(after.map(({ id }) => id)).toEqual(theirs)
  expect(after.find(({ id }) => id === before[0]?.id)?.title_en).toBe('Written Meanwhile')
  await lucia.patch('/api/slides/all', { slides: before.map(({ id, title_en }) => ({ id, title_en })) })
})

test('slides of which somebody else binned one are saved all the same', async ({ gallery, page }) => {
  const lucia = await enterPanel(page, gallery)
  const before = await allSlides(lucia)
  const gone = before.at(-1)?.id
  await writeTitle(page, 'Written Without It')
  expect((await lucia.delete(`/api/slides/${gone}`)).status).toBe(200)
  await page.getByRole('button', { name: say.save, exact: true }).click()
  await expect(page.getByText(say.saved)).toBeVisible()
  await expect(page.locator('[data-sorted]')).toHaveCount(before.length - 1)
  expect((await allSlides(lucia)).map(({ title_en }) => title_en)).toContain('Written Without It')
  await lucia.post(`/api/slides/${gone}/restore`, {})
  await lucia.patch('/api/slides/all', { slides: before.map(({ id, title_en }) => ({ id, title_en })) })
})

test('whoever answers a message later than somebody else is told, keeps the text, and may send it too', async ({
  gallery,
  page,
}) => {
  const lucia = await enterPanel(page, gallery)
  // Nobody is told in time: what is refused is the answer.
  await page.route('**/api/messages/*/writing', (route) => route.abort())
  await page.goto('/es/admin/messages')
  await page.getByRole('link', { name: 'Image permission' }).click()
  await page.getByRole('button', { name: 'Responder por mail' }).click()
  await page.getByRole('textbox', { name: 'Respuesta' }).fill('Yes, with our name beside it.')
  const { data }: { data: { id: number; email: string; subject: string }[] } = await (
    await lucia.get('/api/messages')
  ).json()
  const asked = data.find(({ subject }) => subject === 'Image permission')
  const note = { kind: 'note', text: 'La contesta Marta por teléfono.' }
  expect((await lucia.post(`/api/messages/${asked?.id}/entries`, note)).status).toBe(201)

  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(page.getByText('Alguien escribió en este mensaje mientras respondías')).toBeVisible()
  await expect(page.getByText(note.text, { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Respuesta' })).toHaveValue('Yes, with our name beside it.')
  await page.getByRole('button', { name: 'Enviar igual' }).click()
  await expect(page.getByText('La respuesta sale en un momento.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Respuesta' })).toHaveCount(0)
  const { text } = await gallery.mailbox.newest(asked?.email ?? '', /Image permission/)
  expect(text).toContain('Yes, with our name beside it.')
})
