import type { Page } from '@playwright/test'

const kept = 'e2e.clicks'

/**
 * Counts what is pressed with the pointer on a page from now on, through every navigation in its tab. Keys and typing
 * are not counted.
 */
export async function countClicks(page: Page): Promise<{
  /** How often something was pressed since this was called last. */
  take: () => Promise<number>
}> {
  // Two presses of Enter on a button are clicks too, with no pointer behind them: their detail is 0.
  const listen = (name: string) => {
    const count = ({ isTrusted, detail }: MouseEvent) => {
      if (isTrusted && detail > 0)
        sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1))
    }
    addEventListener('click', count, { capture: true })
  }
  await page.addInitScript(listen, kept)
  await page.evaluate(listen, kept)
  const take = () =>
    page.evaluate((name) => {
      const count = Number(sessionStorage.getItem(name))
      sessionStorage.removeItem(name)
      return count
    }, kept)
  await take()
  return { take }
}
