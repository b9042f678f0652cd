import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * What axe finds on the page as it is: the rule and the places that break it. With `targets` also what is smaller than
 * 24 px and has no space around it that makes up for that. Axe comes into a page once, however often it is looked at: to
 * bring it there takes as long as to look.
 */
export async function findings(page: Page, { targets = false } = {}): Promise<string[]> {
  for (const frame of page.frames()) {
    const inside = await frame.evaluate(() => 'axe' in window)
    if (!inside) await frame.evaluate(axe.source)
  }
  return page.evaluate(async (targets) => {
    const { violations } = await window.axe.run(document, {
      // The places where nothing is wrong need not be named.
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: targets } },
    })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`
    )
  }, targets)
}
