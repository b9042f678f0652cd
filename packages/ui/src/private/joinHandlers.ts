/**
 * One handler that calls two: first the one that the component's user passed in, then the component's own, unless the
 * first one prevented what the event does by default.
 */
export function joinHandlers<Event extends { readonly defaultPrevented: boolean }>(
  given: ((event: Event) => void) | undefined,
  own: (event: Event) => void
) {
  return (event: Event): void => {
    given?.(event)
    if (!event.defaultPrevented) own(event)
  }
}
