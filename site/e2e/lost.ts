import type { Page } from '@playwright/test'

/** The files of a part of the page do not come. @returns what lets them come */
export async function lose(page: Page, part: string): Promise<() => Promise<void>> {
  const files = `**/assets/${part}-*`
  await page.route(files, (route) => route.abort('internetdisconnected'))
  return () => page.unroute(files)
}
