import { cookieValue } from '@gallery/client'
import { ajaxHeader, csrfCookie, csrfHeader } from '@gallery/contract/plain'
import { roomVisitPath } from './roomVisitPath.ts'

/** Seconds for which a page is in sight before somebody counts as having opened it. */
const untilOpened = 3
/** Seconds between two times that it is told what was looked at. */
const between = 15
/** Seconds without a movement, a press or a key after which nobody is taken to look any more. */
const untilAway = 60

/**
 * Tells the gallery that a room is open in this window, and for how many seconds somebody had its works before them. What
 * is told is what the page says at its foot: no more, and to nobody else.
 *
 * @param seen the works that are in sight now, by their ids
 * @returns what ends it, telling what was not told yet
 */
export function watchRoom(link: string, seen: () => readonly number[]): () => void {
  const looked = new Map<number, number>()
  let inSight = 0
  let still = 0
  let isOpened = false

  function tell(): void {
    const looks = [...looked].flatMap(([work, time]) => {
      const seconds = Math.floor(time)
      if (seconds < 1) return []
      looked.set(work, time - seconds)
      return [{ work, seconds }]
    })
    if (isOpened && looks.length === 0) return
    isOpened = true
    void send(link, looks)
  }
  function tick(): void {
    if (document.visibilityState !== 'visible' || still >= untilAway) return
    inSight += 1
    still += 1
    const works = seen()
    for (const work of works) looked.set(work, (looked.get(work) ?? 0) + 1 / works.length)
    if (inSight === untilOpened || inSight % between === 0) tell()
  }
  function moved(): void {
    still = 0
  }
  function left(): void {
    if (isOpened && document.visibilityState !== 'visible') tell()
  }

  const timer = setInterval(tick, 1_000)
  const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel'] as const
  for (const sign of signs) addEventListener(sign, moved, { passive: true })
  document.addEventListener('visibilitychange', left)
  return () => {
    clearInterval(timer)
    for (const sign of signs) removeEventListener(sign, moved)
    document.removeEventListener('visibilitychange', left)
    if (isOpened) tell()
  }
}

/** Beside the page's own calls: nobody waits for it, and nobody is told that it failed. */
async function send(link: string, looks: readonly { work: number; seconds: number }[]): Promise<void> {
  try {
    if (cookieValue(document.cookie, csrfCookie) === '') await fetch('/healthz')
    await fetch(roomVisitPath(link), {
      method: 'POST',
      keepalive: true,
      headers: {
        'content-type': 'application/json',
        [ajaxHeader]: 'XMLHttpRequest',
        [csrfHeader]: cookieValue(document.cookie, csrfCookie),
      },
      body: JSON.stringify({ looks }),
    })
  } catch {
    // Offline, or the window is closing.
  }
}
