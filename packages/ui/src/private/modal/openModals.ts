import type { RefObject } from 'react'
import { stillPage } from './stillPage.ts'

interface OpenModal {
  layer: Element
  /** What had the focus before it. */
  before: RefObject<Element | null>
}

/** What stands over the page, the last above the others. */
const open: OpenModal[] = []

/** What is out of reach because of it. */
let still: readonly Element[] = []

/** Lets the page scroll again: the first that opens holds it, and the last that closes lets it go. */
let letScroll = () => {}

/** What speaks, and can be pressed, over all of them: the toasts. What the page itself would say waits with the page. */
const above = '[data-over]'

/** Whatever is beside the layer and beneath it, in the largest pieces. */
function beside(layer: Element, parent: Element): Element[] {
  return [...parent.children].flatMap((child) => {
    if (child === layer || child.matches(`${above}, [inert], script, style`)) return []
    return child.contains(layer) || child.querySelector(above) ? beside(layer, child) : [child]
  })
}

function settle(): void {
  for (const element of still) element.removeAttribute('inert')
  const top = open.at(-1)?.layer
  still = top ? beside(top, document.body) : []
  for (const element of still) element.setAttribute('inert', '')
  document.documentElement.toggleAttribute('data-modal', top !== undefined)
}

/**
 * Puts a layer over the page: the rest can neither be reached nor is it read out, and Escape closes the uppermost,
 * unless something in it has taken the key or the focus is on a toast. Gives what takes it away, and then tells what had
 * the focus before the one that stood on it, if one did.
 */
export function openModal(
  layer: Element,
  before: OpenModal['before'],
  close: () => void
): () => OpenModal['before'] | undefined {
  const modal = { layer, before }
  function closeOnEscape(event: KeyboardEvent): void {
    // While somebody composes a word, Escape is for that word.
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || open.at(-1) !== modal) return
    // Who went to a toast closes that one.
    if (document.activeElement?.closest(above)) return
    event.preventDefault()
    close()
  }
  if (open.length === 0) letScroll = stillPage()
  open.push(modal)
  settle()
  document.addEventListener('keydown', closeOnEscape)
  return () => {
    document.removeEventListener('keydown', closeOnEscape)
    const at = open.indexOf(modal)
    open.splice(at, 1)
    settle()
    if (open.length === 0) letScroll()
    return open[at]?.before
  }
}
