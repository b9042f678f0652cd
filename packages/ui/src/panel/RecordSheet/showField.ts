/** Asked of whatever hides a field that is to be seen: it shows it at once. */
export const fieldShown = 'gallery-show'

/** Brings a field before the eyes, though it may be behind a switch, and gives it the focus. */
export function showField(field: HTMLElement): void {
  field.dispatchEvent(new Event(fieldShown, { bubbles: true }))
  field.focus()
}
