import type { Page } from '@playwright/test'

/** Keeps a page's scripts on their way, as a slow line does. @returns what lets them arrive */
export async function holdScripts(page: Page): Promise<() => void> {
  let arrive: () => void = () => undefined
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await late
    await route.continue().catch(() => undefined)
  })
  return arrive
}
