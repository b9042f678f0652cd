/** One handler that calls two: first the one that the component's user passed in, then the component's own. */
export function joinHandlers<Event>(
  given: ((event: Event) => void) | undefined,
  own: (event: Event) => void
) {
  return (event: Event): void => {
    given?.(event)
    own(event)
  }
}
