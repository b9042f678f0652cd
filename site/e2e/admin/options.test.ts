import { languages } from '@gallery/contract'
import { expect, test } from '../gallery.ts'
import { visit } from '../visitor.ts'
import { archiveWords } from './archiveWords.ts'
import { aPicture } from './eventsSteps.ts'
import { enterPanel } from './panel.ts'
import { expectGoodScreen } from './screens.ts'

for (const language of languages) {
  const say = archiveWords[language]

  test(`the headline and who the gallery is are written in both languages: ${language}`, async ({
    gallery,
    page,
  }) => {
    await enterPanel(page, gallery)
    const visitor = await visit(gallery.server.url)
    const home = async (each: 'es' | 'en') => (await visitor.get(`/${each}`)).text()
    await page.goto(`/${language}/admin/options/home`)
    await page.getByRole('textbox', { name: `${say.headline} es` }).fill(`Mirar otra vez ${language}`)
    await page.getByRole('textbox', { name: `${say.headline} en` }).fill(`Look again ${language}`)
    const front = page.getByRole('button', { name: new RegExp(`^${say.front}`) })
    await front.setInputFiles(aPicture('room-a.jpg'))
    const stored = '/storage/images/room-a-'
    await expect(page.locator(`img[src^="${stored}"]`)).toBeVisible()
    const mail = page.getByLabel(say.mail)
    await mail.fill('hola')
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await expect(mail).toHaveAttribute('aria-invalid', 'true')
    await mail.fill('hola@ochava.example')
    await expectGoodScreen(page, 'the options of the home page')

    // Leaving asks first, and what was typed is there on coming back.
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^(Usuarios|Users)$/ })
      .first()
      .click()
    await page.getByRole('button', { name: say.stay }).click()
    await page.keyboard.press('Control+s')
    await expect(page.getByText(say.saved)).toBeVisible()
    expect(await home('es')).toContain(`Mirar otra vez ${language}`)
    expect(await home('en')).toContain(`Look again ${language}`)
    expect(await (await visitor.get(`/${language}/contact`)).text()).toContain(`src="${stored}`)
  })

  test(`what visitors read of a visit is written: how one gets in, what to bring, when they are reminded: ${language}`, async ({
    gallery,
    page,
  }) => {
    const lucia = await enterPanel(page, gallery)
    await page.goto(`/${language}/admin/options/home`)
    await page.getByRole('textbox', { name: `${say.bring} en` }).fill(`An umbrella, ${language}`)
    const steps = `Un escalón, ${language}`
    await page.getByRole('textbox', { name: `${say.access} es` }).fill(steps)
    await page.getByRole('textbox', { name: `${say.access} en` }).fill(`One step, ${language}`)
    const hour = page.getByLabel(say.reminderHour)
    await hour.fill('24')
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await expect(hour).toHaveAttribute('aria-invalid', 'true')
    await hour.fill('9')
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByText(say.saved)).toBeVisible()
    const { data } = await (await lucia.get('/api/options')).json()
    expect(data).toMatchObject({
      bring_en: `An umbrella, ${language}`,
      access_es: steps,
      access_en: `One step, ${language}`,
      reminderHour: 9,
    })
  })

  test(`the texts of the about page are written and looked at: ${language}`, async ({ gallery, page }) => {
    await enterPanel(page, gallery)
    const visitor = await visit(gallery.server.url)
    await page.goto(`/${language}/admin/options/about`)
    await page.getByRole('tab', { name: say.history }).click()
    const text = page.getByRole('textbox', { name: `${say.history} en` })
    await text.fill(`An old printing house, ${language}.`)
    const panel = page.getByRole('tabpanel', { name: say.history })
    await panel.getByRole('button', { name: say.preview }).click()
    await expect(panel.getByText(`An old printing house, ${language}.`)).toHaveCount(2)
    await expectGoodScreen(page, 'the texts of the about page')
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByText(say.saved)).toBeVisible()
    expect(await (await visitor.get('/en/about')).text()).toContain(`An old printing house, ${language}.`)
  })
}
