import { UNSAFE_createBrowserHistory } from 'react-router-dom'

type RouterHistory = ReturnType<typeof UNSAFE_createBrowserHistory>

/** Where the visitor was on each entry of the history that they left, by its key, in pixels from the top. */
const left = new Map<string, number>()

/** The way back or forward whose page is being drawn. */
let returning:
  | {
      pathname: string
      /** Where to scroll. */
      top: number
      /** Tells the browser that its page stands there. */
      end: () => void
    }
  | undefined

/**
 * The browser's history for the router. React draws at once what a popstate asks for, so that a browser finds the page
 * that it scrolls to where the visitor was; then nothing can travel. A browser that leaves the scrolling to us (the
 * Navigation API) waits for {@link endReturn}, and the page comes by Back and Forward as by a link.
 */
export function openHistory(): RouterHistory {
  const history = UNSAFE_createBrowserHistory({ v5Compat: true })
  const { listen } = history
  history.listen = (listener) =>
    listen((update) => {
      // Later: as long as the event is told, React sees it.
      if (returning && update.action === 'POP') setTimeout(listener, 0, update)
      else listener(update)
    })
  if ('navigation' in window) window.navigation.addEventListener('navigate', hold)
  return history
}

/** Call it as soon as another page stands there, before it is seen. */
export function endReturn(pathname: string): void {
  if (returning?.pathname !== pathname) return
  window.scrollTo(0, returning.top)
  returning.end()
  returning = undefined
}

function hold(event: NavigateEvent): void {
  const { currentEntry } = window.navigation
  if (currentEntry) left.set(currentEntry.key, window.scrollY)
  returning = undefined
  const { pathname } = new URL(event.destination.url)
  const top = left.get(event.destination.key)
  if (top === undefined || !isReturn(event, pathname)) return
  const drawn = new Promise<void>((end) => {
    returning = { pathname, top, end }
  })
  event.intercept({ focusReset: 'manual', scroll: 'manual', handler: () => drawn })
}

/**
 * Whether the visitor goes back or forward from page to page, by a button: with a finger's gesture the browser itself
 * moves one page over the other. The panel asks before it is left, which has to be heard at once.
 */
function isReturn(event: NavigateEvent, pathname: string): boolean {
  const { navigationType, canIntercept, hasUAVisualTransition } = event
  const isPanel = [location.pathname, pathname].some((path) => path.split('/')[2] === 'admin')
  return (
    navigationType === 'traverse' &&
    canIntercept &&
    !hasUAVisualTransition &&
    pathname !== location.pathname &&
    !isPanel
  )
}
