import { languages } from '@gallery/contract'
import { expect, test } from '../gallery.ts'
import { enterPanel } from './panel.ts'
import { expectGoodScreen } from './screens.ts'

const words = {
  es: {
    drop: 'Soltá un archivo o elegilo',
    title: 'Importar obras',
    goesTo: 'A dónde va',
    ignore: 'No importar',
    titleEs: 'Título en español',
    review: 'Revisar 3 filas',
    errors: /1 con error, no entran/,
    reason: /«989 MB» no es una medida en centímetros/,
    apply: 'Importar 2 obras',
    applied: 'Aplicada',
    undo: 'Deshacer la importación',
    undone: 'Deshecha',
  },
  en: {
    drop: 'Drop a file or choose one',
    title: 'Import works',
    goesTo: 'Where it goes',
    ignore: 'Do not import',
    titleEs: 'Title in Spanish',
    review: 'Review 3 rows',
    errors: /1 with errors, stay out/,
    reason: /“989 MB” is no size in centimetres/,
    apply: 'Import 2 works',
    applied: 'Applied',
    undo: 'Undo the import',
    undone: 'Undone',
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
    await expect(page.getByText(say.reason)).toBeVisible()
    await expectGoodScreen(page, 'the review of an import')

    const found = async () => {
      const answer = await gallerist.get(`/api/works?showAll=1&query=IMP-1-${language}`)
      const { meta }: { meta: { total: number } } = await answer.json()
      return meta.total
    }
    await page.getByRole('button', { name: say.apply }).click()
    await expect(page.getByText(say.applied)).toBeVisible()
    expect(await found()).toBe(1)
    await page.getByRole('button', { name: say.undo }).click()
    await expect(page.getByText(say.undone)).toBeVisible()
    expect(await found()).toBe(0)
  })
}
