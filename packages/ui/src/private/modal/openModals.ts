/** What stands over the page, the last above the others. */
const open: Element[] = []

/** What is out of reach because of it. */
let still: readonly Element[] = []

/** Whatever is beside the layer, in the largest pieces; live regions go on speaking, and can be pressed. */
function beside(layer: Element, parent: Element): Element[] {
  return [...parent.children].flatMap((child) => {
    if (child === layer || child.matches('[aria-live], [inert], script, style')) return []
    return child.contains(layer) || child.querySelector('[aria-live]') ? beside(layer, child) : [child]
  })
}

function settle(): void {
  for (const element of still) element.removeAttribute('inert')
  const top = open.at(-1)
  still = top ? beside(top, document.body) : []
  for (const element of still) element.setAttribute('inert', '')
  document.documentElement.toggleAttribute('data-modal', top !== undefined)
}

/**
 * Puts a layer over the page: the rest can neither be reached nor is it read out, and Escape closes the uppermost,
 * unless something in it has taken the key. Gives what takes it away.
 */
export function openModal(layer: Element, close: () => void): () => void {
  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || open.at(-1) !== layer) return
    event.preventDefault()
    close()
  }
  open.push(layer)
  settle()
  document.addEventListener('keydown', closeOnEscape)
  return () => {
    document.removeEventListener('keydown', closeOnEscape)
    open.splice(open.indexOf(layer), 1)
    settle()
  }
}
