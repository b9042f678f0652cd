import { expect, test } from './gallery.ts'

/** A work of the demo whose picture is larger than pages show it. */
const title = 'Deriva 32'

test('who looks near loads the tiles of what they see, and nobody else any', async ({ gallery, page }) => {
  const answer = await page.request.get(`${gallery.server.url}/api/works?query=${encodeURIComponent(title)}`)
  const { data } = await answer.json()
  const [{ id }] = data.filter((work: { title_es: string }) => work.title_es === title)
  const asked: string[] = []
  page.on('request', (one) => {
    if (one.url().includes('/iiif/')) asked.push(new URL(one.url()).pathname)
  })
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text())
  })
  await page.goto(`${gallery.server.url}/es/artists/0/-/${id}`)
  await page.locator('a[aria-haspopup="dialog"]').click()
  const zoom = page.getByRole('dialog')
  await expect(zoom).toBeVisible()
  expect(asked).toEqual([])

  await page.keyboard.press('+')
  const tiles = zoom.locator('img[src^="/iiif/3/"]')
  await expect(tiles.first()).toHaveAttribute('data-loaded', '')
  expect(asked[0]).toMatch(/\/info\.json$/)
  // To where each pixel of the picture is one of the screen: its tiles are not made smaller any more.
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('+')
  await expect(zoom.locator('img[src*=",512,512/512,512/"]').first()).toHaveAttribute('data-loaded', '')
  await page.keyboard.press('Escape')
  await expect(zoom).toBeHidden()
  // The strict content security policy had nothing to refuse.
  expect(refused).toEqual([])
})

test('an address says which pictures are looked at, and leads back to them', async ({ gallery, page }) => {
  const answer = await page.request.get(`${gallery.server.url}/api/items?p=1`)
  const { data } = await answer.json()
  const letters = await Promise.all(
    data.map(async ({ hash }: { hash: string }) =>
      (await page.request.get(`${gallery.server.url}/api/items/${hash}`)).json()
    )
  )
  const letter = letters.map(({ data }) => data).find(({ images, video }) => images.length > 1 && !video)
  const path = `${gallery.server.url}/es/archives/${letter.archive_id}/${letter.hash}`
  const [front, back] = letter.images.map(({ id }: { id: number }) => id)
  const zoom = page.getByRole('dialog')
  await page.goto(`${path}?zoom=${front},${back}`)
  await expect(zoom.getByRole('combobox')).toHaveCount(2)
  await page.goBack()
  await expect(zoom).toBeHidden()
  expect(new URL(page.url()).search).toBe('')
  await page.goForward()
  await expect(zoom.getByRole('combobox')).toHaveCount(2)
  expect(new URL(page.url()).search).toBe(`?zoom=${front},${back}`)
  await page.keyboard.press('Escape')
  await expect(zoom).toBeHidden()
  await expect.poll(() => new URL(page.url()).search).toBe('')

  await page.goto(`${path}?zoom=999999`)
  await page.locator('a[aria-haspopup="dialog"]').click()
  await expect(zoom).toBeVisible()
  expect(new URL(page.url()).search).toBe(`?zoom=${front}`)
})

test('a work leads to its manifest, which a viewer that it is dragged into can find', async ({
  gallery,
  page,
}) => {
  const answer = await page.request.get(`${gallery.server.url}/api/works?query=${encodeURIComponent(title)}`)
  const [{ id }] = (await answer.json()).data
  await page.goto(`${gallery.server.url}/es/artists/0/-/${id}`)
  const link = page.getByRole('link', { name: 'Abrir en otro visor (IIIF)' })
  const dropped = await link.evaluate((element) => {
    const dataTransfer = new DataTransfer()
    element.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer }))
    return dataTransfer.getData('text/uri-list')
  })
  const manifest = new URL(dropped).searchParams.get('manifest') ?? ''
  expect(manifest).toBe(`${gallery.server.url}${await link.getAttribute('href')}`)
  expect((await (await page.request.get(manifest)).json()).type).toBe('Manifest')
})
