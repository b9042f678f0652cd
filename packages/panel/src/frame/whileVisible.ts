import { connection } from '@gallery/client'

/** How often is looked, in milliseconds. */
const pace = 60_000

/** From how long on a window was away, in milliseconds: less is a glance at another one. */
const glance = 10_000

interface Looks {
  /** Called each minute, and as soon as the window is seen again. */
  often: () => void
  /** Called when the window is seen again after more than a glance. */
  onReturn: () => void
}

/**
 * Looks again at what others may have changed, while the window is seen and the server can be reached. What was missed
 * without a connection is made up for once it is back. Returns what ends it.
 */
export function whileVisible({ often, onReturn }: Looks): () => void {
  const isSeen = () => document.visibilityState === 'visible'
  let hiddenSince = isSeen() ? undefined : Date.now()

  function look(): void {
    if (!isSeen() || connection.isLost()) return
    const away = hiddenSince === undefined ? 0 : Date.now() - hiddenSince
    hiddenSince = undefined
    often()
    if (away > glance) onReturn()
  }
  function change(): void {
    if (!isSeen()) hiddenSince ??= Date.now()
    look()
  }

  const timer = setInterval(look, pace)
  document.addEventListener('visibilitychange', change)
  const end = connection.subscribe(look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', change)
    end()
  }
}
