/** Whether an element is the page's own, not a story's. */
const isOfPage = (element: Element) =>
  element.closest('.sbdocs') !== null && element.closest('[data-story]') === null

/**
 * Keeps what stories do as they appear, taking the focus and bringing themselves into sight, from carrying away the page
 * of documentation that they stand on: until who reads it presses something, only the page itself moves. Gives back what
 * ends it.
 */
export function keepStill(): () => void {
  const { focus } = HTMLElement.prototype
  const { scrollIntoView } = Element.prototype
  HTMLElement.prototype.focus = function (...options) {
    if (isOfPage(this)) focus.apply(this, options)
  }
  Element.prototype.scrollIntoView = function (...options) {
    if (isOfPage(this)) scrollIntoView.apply(this, options)
  }
  const first = new AbortController()
  const wake = () => {
    first.abort()
    HTMLElement.prototype.focus = focus
    Element.prototype.scrollIntoView = scrollIntoView
  }
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, wake, { capture: true, signal: first.signal })
  return wake
}
