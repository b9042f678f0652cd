import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds on the page as it is: the rule and the places that break it. With `targets` also what is smaller than
 * 24 px and has no room around it that makes up for that.
 */
export async function findings(page: Page, { targets = false } = {}): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // The places where nothing is wrong need not be named.
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: targets } } })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
