import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Item, ItemSummary, Language } from '@gallery/contract'
import { gallerist } from './gallerist.ts'
import { expect, type Gallery, test } from './gallery.ts'
import { holdScripts } from './heldScripts.ts'
import { firstOf, read } from './reading.ts'
import { root } from './root.ts'

/** The page of the item with a recording and what is said in it. */
async function recordedItem({ server: { url } }: Gallery, language: Language): Promise<string> {
  const items = await read<ItemSummary[]>(`${url}/api/items?per_page=100&kind=audio`)
  const whole = await Promise.all(items.map(({ id }) => read<Item>(`${url}/api/items/${id}`)))
  const { archive, hash } = firstOf(
    whole.filter(({ images }) => images.some(({ file }) => file.endsWith('.mp3'))),
    'recordings'
  )
  return `/${language}/archives/${archive?.id ?? 0}/${hash}`
}

for (const { language, transcript, said, jump, position } of [
  {
    language: 'es',
    transcript: 'Transcripción',
    said: 'Ahora de arriba abajo.',
    jump: '0:18: ir a esta parte',
    position: '0:18 de 0:33',
  },
  {
    language: 'en',
    transcript: 'Transcript',
    said: 'Now from top to bottom.',
    jump: '0:18: go to this part',
    position: '0:18 of 0:33',
  },
] as const) {
  test(`in ${language}, a recording is gone through by what is said in it`, async ({ gallery, page }) => {
    await page.goto(await recordedItem(gallery, language))
    await page.locator('summary').filter({ hasText: transcript }).click()
    await expect(page.getByText(said)).toBeVisible()
    await page.getByRole('button', { name: jump }).click()
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', position)
    await expect(page.locator('audio')).toHaveJSProperty('currentTime', 18)
  })
}

test('a recording that was started before the scripts were there is paused by them', async ({
  gallery,
  page,
}) => {
  const arrive = await holdScripts(page)
  await page.goto(await recordedItem(gallery, 'es'), { waitUntil: 'commit' })
  const audio = page.locator('audio')
  await audio.evaluate(async (recording: HTMLAudioElement) => {
    recording.muted = true
    await recording.play()
  })
  arrive()
  await page.getByRole('button', { name: /^Pausar: / }).click()
  await expect(audio).toHaveJSProperty('paused', true)
})

test('captions are gone through before the text that lies beside the recording', async ({
  gallery,
  page,
}) => {
  const { server, mailbox } = gallery
  const staff = await gallerist(server.url, mailbox)
  const path = await recordedItem(gallery, 'es')
  const { id, images } = await read<Item>(`${server.url}/api/items/${path.split('/').at(-1)}`)
  async function caption(captions_es: string): Promise<void> {
    const changes = images.map((image) =>
      image.file.endsWith('.mp3') ? { id: image.id, captions_es } : { id: image.id }
    )
    expect((await staff.patch(`/api/items/${id}/images`, { images: changes })).status).toBe(200)
  }

  await caption('WEBVTT\n\n00:21.000 --> 00:23.500\n<v Szalay>Pasa un <i>tranvía</i>.\n')
  await page.goto(path)
  await page.locator('summary').filter({ hasText: 'Transcripción' }).click()
  await expect(page.getByText('Pasa un tranvía.')).toBeVisible()
  await expect(page.getByText('Ahora de arriba abajo.')).toBeHidden()
  await page.getByRole('button', { name: '0:21: ir a esta parte' }).click()
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '0:21 de 0:33')
  await caption('')
})

test('a film is seen on the page, with its captions in it and under it', async ({
  browser,
  gallery,
  page,
}) => {
  const { server, mailbox } = gallery
  const staff = await gallerist(server.url, mailbox)
  const { id } = firstOf(await read<ItemSummary[]>(`${server.url}/api/items?kind=correspondence`), 'letters')
  const bytes = await readFile(join(root, 'packages/ui/src/stories/film.mp4'))
  const form = new FormData()
  form.set('file', new File([bytes], 'esquina.mp4', { type: 'video/mp4' }))
  expect((await staff.upload(`/api/items/${id}/images`, form)).status).toBe(201)
  const before = await read<Item>(`${server.url}/api/items/${id}`)
  const captions_es = 'WEBVTT\n\n00:06.000 --> 00:09.000\nPasa un tranvía.\n'
  const images = before.images.map((image) =>
    image.name === 'esquina.mp4' ? { id: image.id, captions_es } : { id: image.id }
  )
  expect((await staff.patch(`/api/items/${id}/images`, { images })).status).toBe(200)

  await page.goto(`/es/archives/${before.archive_id}/${before.hash}`)
  const film = page.locator('video')
  await expect(film).toHaveJSProperty('duration', 12)
  await expect(film.locator('track[srclang=es]')).toHaveAttribute('src', /captions\/es$/)
  await page.locator('summary').filter({ hasText: 'Transcripción' }).click()
  await page.getByRole('button', { name: '0:06: ir a esta parte' }).click()
  await expect(film).toHaveJSProperty('currentTime', 6)
  await film.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true
    await element.play()
  })
  await expect
    .poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(6)
  await expect(page.getByRole('link', { name: 'Descargar esquina.mp4' })).toBeVisible()

  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: server.url })
  await plain.goto(`/es/archives/${before.archive_id}/${before.hash}`)
  await expect(plain.locator('video[controls]')).toBeVisible()
  await plain.close()

  const stored = before.images.find(({ name }) => name === 'esquina.mp4')
  expect((await staff.delete(`/api/items/${id}/images/${stored?.id}`)).status).toBe(200)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test("the browser's own player stands there, and what is said is among the files", async ({
    gallery,
    page,
  }) => {
    await page.goto(await recordedItem(gallery, 'es'))
    await expect(page.locator('audio[controls]')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Descargar lectura.es.txt' })).toBeVisible()
  })
})
