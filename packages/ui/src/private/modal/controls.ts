const controls =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, iframe, [tabindex], [contenteditable]'

/** What Tab goes to inside an element, in its order. */
function controlsOf(parent: Element): HTMLElement[] {
  return [...parent.querySelectorAll<HTMLElement>(controls)].filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.closest('[inert]') &&
      control.getClientRects().length > 0 &&
      getComputedStyle(control).visibility === 'visible'
  )
}

/** Puts the focus on the first control that is no link, or on the element itself. */
export function focusInside(parent: HTMLElement): void {
  if (parent.contains(document.activeElement)) return
  const first = controlsOf(parent).find((control) => !control.matches('a'))
  ;(first ?? parent).focus({ preventScroll: true })
  if (first instanceof HTMLInputElement) first.select()
}

/** Where Tab would leave an element it goes on at the other end. */
export function stepRound(parent: Element, backwards: boolean): boolean {
  const { activeElement } = document
  // The keys of a modal that was opened from inside come by here too.
  if (!parent.contains(activeElement)) return false
  const all = controlsOf(parent)
  const [last, first] = backwards ? [all[0], all.at(-1)] : [all.at(-1), all[0]]
  if (last && activeElement !== last && activeElement !== parent) return false
  if (last && activeElement === parent && !backwards) return false
  first?.focus()
  return true
}
