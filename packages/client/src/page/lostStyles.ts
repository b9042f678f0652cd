import { connection } from '../request/connection.ts'

/** What a visitor does when they ask for something again. */
const presses = ['pointerdown', 'keydown'] as const

/**
 * Looks after the style sheets of what is loaded on use. Of one that did not come along with its code the bundler's loader
 * asks for the code alone when it is wanted anew, which would stand there without its looks. Such a sheet is asked for again
 * as soon as the server answers, and after that with every press. Call it once.
 */
export function findLostStyles(): void {
  const lost = new Set<HTMLLinkElement>()
  /** Those that were asked for again. */
  const asked = new WeakSet<Element>()

  function ask(): void {
    for (const link of lost) {
      const anew = document.createElement('link')
      for (const { name, value } of link.attributes) anew.setAttribute(name, value)
      asked.add(anew)
      link.replaceWith(anew)
    }
    lost.clear()
  }

  function hear({ target }: Event): void {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    lost.add(target)
    if (!asked.has(target)) void connection.back().then(ask)
  }

  // A failure to load is told to the element alone, and does not bubble.
  document.addEventListener('error', hear, true)
  for (const press of presses) document.addEventListener(press, ask, { capture: true, passive: true })
}
