import { languages } from '@gallery/contract'
import { created } from '../gallerist.ts'
import { expect, test } from '../gallery.ts'
import { enterPanel } from './panel.ts'
import { expectGoodScreen } from './screens.ts'
import { aWork } from './worksSteps.ts'

const words = {
  es: {
    drop: 'Soltá un archivo o elegilo',
    title: 'Importar obras',
    goesTo: 'A dónde va',
    ignore: 'No importar',
    titleEs: 'Título (es)',
    review: 'Revisar 3 filas',
    errors: /1 con error, no entra/,
    reason: /«989 MB» no es una medida en centímetros/,
    cell: 'alto, fila 4',
    apply: 'Importar 3 obras',
    applied: 'Aplicada',
    undo: 'Deshacer la importación',
    undone: 'Deshecha',
    undoNamed: 'Deshacer deshacer.csv',
    unsure: 'El archivo no lo deja ver: fijate que sea así',
    reviewOne: 'Revisar una fila',
    again: 'Revisar de nuevo',
    stale: 'Alguien cambió registros después de la revisión.',
    oneChosen: 'Un nombre elegido',
    applyOne: 'Importar 1 obra',
    ourId: 'Id (nuestro)',
    isOurs: /^Une las filas con los registros nuestros/,
    changesMore: /Cambia 1 registro que ya está; no agrega ninguno/,
    steps: 'Pasos de la importación',
    file: 'Archivo',
    columns: 'Columnas',
    revision: 'Revisión',
    stay: 'Seguir editando',
    loses: 'Lo que escribiste se pierde.',
  },
  en: {
    drop: 'Drop a file or choose one',
    title: 'Import works',
    goesTo: 'Where it goes',
    ignore: 'Do not import',
    titleEs: 'Title (es)',
    review: 'Review 3 rows',
    errors: /1 with an error, stays out/,
    reason: /“989 MB” is not a size in centimetres/,
    cell: 'alto, row 4',
    apply: 'Import 3 works',
    applied: 'Applied',
    undo: 'Undo the import',
    undone: 'Undone',
    undoNamed: 'Undo deshacer.csv',
    unsure: 'The file does not tell: check that this is right',
    reviewOne: 'Review one row',
    again: 'Review again',
    stale: 'Somebody changed records after the review',
    oneChosen: 'One name chosen',
    applyOne: 'Import 1 work',
    ourId: 'Id (ours)',
    isOurs: /^Joins the rows with the records of ours/,
    changesMore: /1 record that is there changes; none is added/,
    steps: 'Steps of the import',
    file: 'File',
    columns: 'Columns',
    revision: 'Review',
    stay: 'Keep editing',
    loses: 'What you typed is lost.',
  },
} as const

for (const language of languages) {
  const say = words[language]
  const table = `code;nombre;alto;artista\nIMP-1-${language};Barco ${language};50,8;Ana Importada\nIMP-2-${language};Muelle ${language};20;Ana Importada\nIMP-3-${language};Puerto ${language};989 MB;Ana Importada\n`

  test(`a table is brought in, mapped, reviewed, applied and taken back: ${language}`, async ({
    gallery,
    page,
  }) => {
    const gallerist = await enterPanel(page, gallery)
    await page.goto(`/${language}/admin/imports`)
    await page
      .getByLabel(say.drop)
      .setInputFiles({ name: 'obras.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
    await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible()
    await page.getByLabel(`${say.goesTo}: nombre`).selectOption(say.titleEs)
    await expectGoodScreen(page, 'the columns of an import')

    await page.getByRole('button', { name: say.review }).click()
    await page.getByRole('link', { name: say.errors }).click()
    await expect(page.getByText(say.reason).first()).toBeVisible()
    await expectGoodScreen(page, 'the review of an import')
    await page.getByLabel(say.cell).fill('98,9')
    await page.getByRole('button', { name: say.again }).click()

    const found = async () => {
      const answer = await gallerist.get(`/api/works?showAll=1&query=IMP-1-${language}`)
      const { meta }: { meta: { total: number } } = await answer.json()
      return meta.total
    }
    const steps = page.getByRole('navigation', { name: say.steps })
    const told = (outcome: string) => page.getByRole('status').filter({ hasText: `${outcome}: ` })
    await page.getByRole('button', { name: say.apply }).click()
    await expect(page.getByRole('strong').filter({ hasText: say.applied })).toBeVisible()
    await expect(told(say.applied)).toHaveCount(1)
    await expect(steps, 'the button that was pressed is gone').toBeFocused()
    await expect.poll(found).toBe(1)
    await page.getByRole('button', { name: say.undo }).click()
    await expect(page.getByRole('strong').filter({ hasText: say.undone })).toBeVisible()
    await expect(told(say.undone)).toHaveCount(1)
    await expect(steps, 'the button that was pressed is gone').toBeFocused()
    await expect.poll(found).toBe(0)
  })

  test(`an import is taken back from the list, once that was confirmed: ${language}`, async ({
    gallery,
    page,
  }) => {
    await enterPanel(page, gallery)
    const buffer = Buffer.from(`code,title_es\nIMP-5-${language},Arco ${language}\n`)
    await page.goto(`/${language}/admin/imports`)
    await page.getByLabel(say.drop).setInputFiles({ name: 'deshacer.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: say.reviewOne }).click()
    await page.getByRole('button', { name: say.applyOne }).click()
    await expect(page.getByRole('strong').filter({ hasText: say.applied })).toBeVisible()

    await page.goto(`/${language}/admin/imports`)
    await page.getByRole('button', { name: say.undoNamed }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: say.undo }).click()
    await expect(page).toHaveURL(/\/admin\/imports\/\d+\?step=apply$/)
    await expect(page.getByRole('strong').filter({ hasText: say.undone })).toBeVisible()
  })

  test(`what a table leaves open is said, and who is meant is chosen: ${language}`, async ({
    gallery,
    page,
  }) => {
    const gallerist = await enterPanel(page, gallery)
    const display = `Ana Repetida ${language}`
    const artists: { id: number }[] = []
    for (const dates_es of ['n. 1920', 'n. 1960'])
      artists.push(await created(await gallerist.post('/api/artists', { display, dates_es })))
    const row = `IMP-4-${language},Puente ${language},${display},Vendida,3/4/2025`
    const buffer = Buffer.from(`code,title_es,artist,status,movement_date\n${row}\n`)
    await page.goto(`/${language}/admin/imports`)
    await page.getByLabel(say.drop).setInputFiles({ name: 'obras.csv', mimeType: 'text/csv', buffer })
    await expect(page.getByText(say.unsure)).toBeVisible()

    await page.getByRole('button', { name: say.reviewOne }).click()
    const picker = page.getByRole('combobox', { name: display })
    await picker.press('ArrowDown')
    await page.getByRole('option', { name: display }).nth(1).click()
    await expectGoodScreen(page, 'the names that have to be chosen')
    const steps = page.getByRole('navigation', { name: say.steps })
    await steps.getByRole('link', { name: say.columns }).click()
    await steps.getByRole('link', { name: say.revision }).click()
    await expect(page.getByText(say.oneChosen), 'outlasts a step').toBeVisible()
    await expect(page.getByRole('button', { name: say.applyOne }), 'rows go by it first').toBeHidden()
    await page.getByRole('button', { name: say.again }).click()
    await expect(page.getByRole('button', { name: say.applyOne })).toBeEnabled()
    for (const { id } of artists) await gallerist.delete(`/api/artists/${id}`)
  })

  test(`another system's ids are left alone, and what they would change is said first: ${language}`, async ({
    gallery,
    page,
  }) => {
    const gallerist = await enterPanel(page, gallery)
    const work = await aWork(gallerist, { title_es: 'No se pisa' })
    // A heading of its own: how the same ones were read the last time is remembered.
    const buffer = Buffer.from(`id,title,medium,shelf ${language}\n${work.id},Taken Over,Oil,3\n`)
    await page.goto(`/${language}/admin/imports`)
    await page.getByLabel(say.drop).setInputFiles({ name: 'obras.csv', mimeType: 'text/csv', buffer })
    const target = page.getByLabel(`${say.goesTo}: id`)
    await expect(target).toHaveValue('')
    await target.selectOption(say.ourId)
    await expect(page.getByText(say.isOurs)).toBeVisible()
    await page.getByRole('button', { name: say.reviewOne }).click()
    await expect(page.getByText(say.changesMore)).toBeVisible()
    await expectGoodScreen(page, 'an import that changes more than it adds')
    await gallerist.delete(`/api/works/${work.id}`)
  })

  test(`a review that somebody overtook is done again, and then imports: ${language}`, async ({
    gallery,
    page,
  }) => {
    const gallerist = await enterPanel(page, gallery)
    const code = `IMP-12-${language}`
    const work = await aWork(gallerist, { title_es: 'Antes', code })
    const buffer = Buffer.from(`code,title_es\n${code},Después\n`)
    await page.goto(`/${language}/admin/imports`)
    await page.getByLabel(say.drop).setInputFiles({ name: 'tarde.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: say.reviewOne }).click()
    const apply = page.getByRole('button', { name: say.applyOne })
    await expect(apply).toBeEnabled()
    expect((await gallerist.patch(`/api/works/${work.id}`, { notes: 'Entretanto' })).ok).toBe(true)
    await apply.click()
    await expect(page.getByText(say.stale).first()).toBeVisible()
    await expect(apply, 'it would be refused again').toHaveCount(0)
    await page.getByRole('button', { name: say.again }).click()
    await expect(apply).toBeEnabled()
    await expect(page.getByText(say.stale)).toHaveCount(0)
    await apply.click()
    await expect(page.getByRole('strong').filter({ hasText: say.applied })).toBeVisible()
    await gallerist.delete(`/api/works/${work.id}`)
  })

  test.describe(`what is not saved of an import: ${language}`, () => {
    test.beforeEach(async ({ gallery, page }) => {
      await enterPanel(page, gallery)
      const rows = ['20;A', '30;B', '989 MB;C'].map((row, at) => `IMP-6-${at}-${language};Isla;${row}\n`)
      // A heading of its own: how the same ones were read the last time is remembered.
      const buffer = Buffer.from(`code;title_es;alto;cajón ${language}\n${rows.join('')}`)
      await page.goto(`/${language}/admin/imports`)
      await page.getByLabel(say.drop).setInputFiles({ name: 'islas.csv', mimeType: 'text/csv', buffer })
      await page.getByRole('button', { name: say.review }).click()
      await expect(page.getByLabel(say.cell)).toBeVisible()
    })

    test('cells written anew are still there after a look at the columns', async ({ page }) => {
      const steps = page.getByRole('navigation', { name: say.steps })
      await page.getByLabel(say.cell).fill('98,9')
      await steps.getByRole('link', { name: say.columns }).click()
      await expect(page.getByLabel(`${say.goesTo}: alto`)).toBeVisible()
      await steps.getByRole('link', { name: say.revision }).click()
      await expect(page.getByLabel(say.cell)).toHaveValue('98,9')
    })

    test('closing the window asks once a cell was written anew', async ({ page }) => {
      const closes = () => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))
      expect(await closes(), 'of what is untouched').toBe(true)
      await page.getByLabel(say.cell).fill('98,9')
      await expect(page.getByRole('button', { name: say.again })).toBeVisible()
      expect(await closes()).toBe(false)
    })

    test('columns that go elsewhere lead on by a new review only, and leaving them asks', async ({
      page,
    }) => {
      const steps = page.getByRole('navigation', { name: say.steps })
      const target = page.getByLabel(`${say.goesTo}: cajón ${language}`)
      await steps.getByRole('link', { name: say.columns }).click()
      await target.selectOption(say.titleEs)
      await expect(steps.getByRole('link', { name: say.revision })).toHaveCount(0)
      await page.goBack()
      await expect(target).toHaveValue('title_es')

      await steps.getByRole('link', { name: say.file }).click()
      const question = page.getByRole('alertdialog')
      await expect(question).toHaveAccessibleDescription(say.loses)
      await question.getByRole('button', { name: say.stay }).click()
      await expect(target).toHaveValue('title_es')
      await page.getByRole('button', { name: say.review }).click()
      await expect(page.getByLabel(say.cell)).toBeVisible()
      await steps.getByRole('link', { name: say.columns }).click()
      await expect(target).toHaveValue('title_es')
      await expect(steps.getByRole('link', { name: say.revision })).toBeVisible()
    })
  })
}

test('a table that a proxy turns away without a word is said to have failed', async ({ gallery, page }) => {
  await enterPanel(page, gallery)
  await page.goto('/es/admin/imports')
  await page.route('**/api/imports', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
      : route.fallback()
  )
  const buffer = Buffer.from('code,title_es\nIMP-9,Nadie\n')
  await page.getByLabel(words.es.drop).setInputFiles({ name: 'perdida.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByText('Error de servidor 502')).toBeVisible()
})

test('who goes elsewhere while a table is sent stays there, and is told when it has come', async ({
  gallery,
  page,
}) => {
  await enterPanel(page, gallery)
  let pass = () => {}
  const passed = new Promise<void>((resolve) => {
    pass = resolve
  })
  await page.route('**/api/imports', async (route) => {
    if (route.request().method() === 'POST') await passed
    await route.continue()
  })
  await page.goto('/es/admin/imports')
  const buffer = Buffer.from('code,title_es\nIMP-10,Lejos\n')
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/imports')
  )
  await page.getByLabel(words.es.drop).setInputFiles({ name: 'lejos.csv', mimeType: 'text/csv', buffer })
  await sent
  await page.getByRole('main').getByRole('link', { name: 'Exportar todo' }).click()
  await expect(page).toHaveURL(/\/es\/admin\/exports$/)
  pass()
  const said = page
    .getByRole('status')
    .getByText(/^lejos\.csv llegó/)
    .locator('..')
  await said.getByRole('button', { name: 'Abrir', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.es.title })).toBeVisible()
})

test('the screen of an import moves on where every answer takes longer than from one look to the next', async ({
  gallery,
  page,
}) => {
  await enterPanel(page, gallery)
  await page.route(/\/api\/imports/, async (route) => {
    if (route.request().method() === 'GET') await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  await page.goto('/es/admin/imports')
  const buffer = Buffer.from('code,title_es\nIMP-11,Lento\n')
  await page.getByLabel(words.es.drop).setInputFiles({ name: 'lento.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: words.es.reviewOne }).click()
  await expect(page.getByRole('button', { name: words.es.applyOne })).toBeEnabled()
})
