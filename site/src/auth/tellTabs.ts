/** What changes in the browser's storage when somebody comes in or leaves: its other tabs hear of it. */
const sessionMark = 'gallery.session'

/** What became of the session: somebody came in, or left on purpose. One that merely runs out is told to nobody. */
export type SessionChange = 'came' | 'left'

/** Tells this browser's other tabs that somebody came in or left. */
export function tellTabs(change: SessionChange): void {
  try {
    localStorage.setItem(sessionMark, `${change} ${Date.now()}`)
  } catch {
    // Whoever lets no page keep anything: what another tab then writes is refused.
  }
}

/** What another tab told; undefined for what is about something else. */
export function heardOf({ key, newValue }: StorageEvent): SessionChange | undefined {
  if (key !== sessionMark) return undefined
  return newValue?.startsWith('left') ? 'left' : 'came'
}
