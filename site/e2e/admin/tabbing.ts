import type { Page } from '@playwright/test'

/**
 * Goes through the main part of the screen by Tab alone and says what is wrong: what it did not come to, what it came
 * to without showing it, and what is out of the order of the page.
 */
export async function tabbingFaults(page: Page): Promise<string[]> {
  const walk = await page.evaluateHandle(() => {
    const main = document.querySelector('main') ?? document.body
    const found = new Set<Element>()
    const hidden = new Set<Element>()
    const end = new AbortController()

    function hasRing(element: Element | null): boolean {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    }
    // A row shows that its link has the focus, a box that its text has it, a drawn switch that its input has it.
    function isShown(element: Element): boolean {
      const { nextElementSibling, previousElementSibling } = element
      if ([nextElementSibling, previousElementSibling].some(hasRing)) return true
      for (let each: Element | null = element; each && each !== main; each = each.parentElement)
        if (hasRing(each)) return true
      return false
    }
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target instanceof Element)) return
        found.add(target)
        if (!isShown(target)) hidden.add(target)
      },
      { signal: end.signal }
    )
    main.tabIndex = -1
    main.focus()
    found.clear()
    hidden.clear()

    function stops(): HTMLElement[] {
      const every = main.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [contenteditable="true"], [tabindex]'
      )
      return [...every].filter(
        (each) =>
          each.tabIndex >= 0 &&
          !each.matches(':disabled') &&
          each.checkVisibility({ visibilityProperty: true })
      )
    }
    /** Of radio buttons with a name one is a stop, and the arrows lead to the others. */
    function isReached(element: HTMLElement): boolean {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return found.has(element)
      return [...found].some((each) => each instanceof HTMLInputElement && each.name === element.name)
    }
    const nameOf = (element: Element) =>
      `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)}`

    return {
      // Day, month, year and calendar of a date are stops of one field.
      count: stops().length + 4 * main.querySelectorAll('[type="date"], [type="time"]').length,
      faults() {
        end.abort()
        main.removeAttribute('tabindex')
        return [
          ...stops()
            .filter((each) => !isReached(each))
            .map((each) => `not reached: ${nameOf(each)}`),
          ...[...hidden].map((each) => `reached unseen: ${nameOf(each)}`),
          ...stops()
            .filter((each) => each.tabIndex > 0)
            .map((each) => `out of order: ${nameOf(each)}`),
        ]
      },
    }
  })
  const count = await walk.evaluate(({ count }) => count)
  for (let press = 0; press <= count; press++) await page.keyboard.press('Tab')
  return walk.evaluate((walk) => walk.faults())
}
