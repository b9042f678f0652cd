/**
 * Something else than a visitor's typing changed a field, as a button does: the form around it, the page and React hear of
 * it as of typing.
 */
export function tell(field: Element): void {
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
}
