type Listener = (event: PopStateEvent) => void

let first: Listener | undefined

/**
 * Listens to the browser's back and forward buttons before the router does; call it before there is one. A window tells
 * its listeners in the order in which they came, and whoever wants to hold the router off has to come first.
 */
export function listenFirst(): void {
  window.addEventListener('popstate', (event) => first?.(event))
}

/** Hears of the buttons before the router, which does not hear of what `listener` stops. Returns what ends it. */
export function beforeRouter(listener: Listener): () => void {
  first = listener
  return () => {
    if (first === listener) first = undefined
  }
}
