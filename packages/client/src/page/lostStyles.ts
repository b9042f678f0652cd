import { connection } from '../request/connection.ts'

/**
 * Looks after the style sheets of what is loaded on use. Of one that did not come along with its code the bundler's loader
 * asks for the code alone when it is wanted anew, which would stand there without its looks. Such a sheet is asked for again
 * as soon as the server answers, and after that with every press. Call it once.
 */
export function findLostStyles(): void {
  const lost = new Set<HTMLLinkElement>()
  const asked = new Set<string>()

  function ask(): void {
    for (const link of lost) link.replaceWith(link.cloneNode())
    lost.clear()
  }

  function hear({ target }: Event): void {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    lost.add(target)
    // By itself once: where the server answers and has no such sheet there would be no end.
    if (!asked.has(target.href)) void connection.back().then(ask)
    asked.add(target.href)
  }

  // A failure to load is told to the element alone: it does not bubble.
  addEventListener('error', hear, true)
  addEventListener('click', ask, true)
}
