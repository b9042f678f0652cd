import { languages } from '@gallery/contract'
import { findings } from '../findings.ts'
import { expect, test } from '../gallery.ts'
import { eventsWords } from './eventsWords.ts'
import { enterPanel } from './panel.ts'

for (const language of languages) {
  for (const width of [390, 820, 1440]) {
    test(`axe finds nothing on the screens of events, and nothing is wider than ${width} px: ${language}`, async ({
      gallery,
      page,
    }) => {
      await enterPanel(page, gallery)
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({
        colorScheme: width === 820 ? 'dark' : 'light',
        reducedMotion: 'reduce',
      })
      const screens = [
        'events',
        ...['', '/images', '/artists', '/works', '/related', '/slots'].map((each) => `events/1${each}`),
      ]
      for (const screen of screens) {
        await test.step(screen, async () => {
          await page.goto(`/${language}/admin/${screen}`)
          await expect(
            page.getByRole('heading', {
              level: 1,
              name: screen === 'events' ? eventsWords[language].events : 'La línea',
            })
          ).toBeVisible()
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
          expect.soft(await findings(page), screen).toEqual([])
          expect
            .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), screen)
            .toBe(0)
        })
      }
    })
  }
}
