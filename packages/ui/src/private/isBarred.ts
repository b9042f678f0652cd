/** Whether an element is in a disabled fieldset: what is no control there, as a place to drop files, is not disabled with it. */
export function isBarred(element: Element): boolean {
  return element.closest('fieldset:disabled') !== null
}
