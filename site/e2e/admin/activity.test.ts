import { languages } from '@gallery/contract'
import { toast } from '../bookingSteps.ts'
import { created } from '../gallerist.ts'
import { expect, test } from '../gallery.ts'
import { activityWords } from './activityWords.ts'
import { enterPanel } from './panel.ts'
import { expectGoodScreen } from './screens.ts'

for (const language of languages) {
  const say = activityWords[language]

  test(`what was changed is told, filtered and taken back, field by field: ${language}`, async ({
    gallery,
    page,
  }) => {
    const lucia = await enterPanel(page, gallery)
    const title = `Umbral ${language}`
    const form = { title_es: title, title_en: title, code: 'ACT-1', technique: 'Esmalte' }
    const work = await created<{ id: number }>(await lucia.post('/api/works', form))
    const address = `/api/works/${work.id}`
    const read = async () => (await (await lucia.get(address)).json()).data
    await lucia.patch(address, { technique: 'Esmalte sobre tabla', code: 'ACT-2' })

    await page.goto(`/${language}/admin/activity`)
    // Of this work alone: others have been changed and deleted here too.
    const entries = page.locator('#main').getByRole('listitem').filter({ hasText: title })
    const newest = entries.filter({ hasText: say.changed }).first()
    await expect(newest.getByRole('deletion')).toHaveText(['ACT-1', 'Esmalte'])
    await expectGoodScreen(page, 'the activity')

    await newest.getByRole('button', { name: say.back }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('checkbox').first().uncheck()
    await dialog.getByRole('button', { name: say.back }).click()
    await expect(dialog).toBeHidden()
    await expect(toast(page, say.reverted(title))).toBeVisible()
    await expect(entries.filter({ hasText: say.undone }).first()).toBeVisible()
    const after = await read()
    expect([after.technique === 'Esmalte', after.code === 'ACT-1'].filter(Boolean)).toHaveLength(1)

    await page.getByRole('link', { name: say.changes, exact: true }).click()
    await expect(page).toHaveURL(/action=changed/)
    await lucia.patch(address, { technique: 'Temple', code: 'ACT-9' })
    await page.reload()
    const older = entries.filter({ hasText: 'ACT-1' }).filter({ hasText: say.changed })
    await older.first().getByRole('button', { name: say.back }).click()
    await dialog.getByRole('checkbox').first().uncheck()
    await dialog.getByRole('button', { name: say.back }).click()
    await expect(dialog).toContainText(say.lost)
    await expect(dialog).toContainText('Temple')
    expect((await read()).technique).toBe('Temple')
    await dialog.getByRole('button', { name: say.anyway }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(read, 'only what was chosen').toMatchObject({ technique: 'Esmalte', code: 'ACT-9' })

    const second = await created<{ id: number }>(
      await lucia.post('/api/works', { title_es: `Dintel ${language}` })
    )
    await lucia.post('/api/works/publish', { ids: [work.id, second.id], public: true })
    await page.goto(`/${language}/admin/activity`)
    const together = page.locator('#main').getByRole('listitem').filter({ hasText: say.changedTwo }).first()
    await together.getByRole('button', { name: say.open }).click()
    await expect(together.getByRole('listitem')).toHaveCount(2)
    await expect(together).toContainText(title)
    await expect(together).toContainText(`Dintel ${language}`)

    await lucia.delete(address)
    await page.goto(`/${language}/admin/activity?kind=work`)
    const restore = entries.getByRole('button', { name: `${say.restore}: ` })
    await restore.click()
    await expect(restore).toHaveCount(0)
    expect((await read()).id).toBe(work.id)
  })
}
