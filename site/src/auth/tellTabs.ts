/** What changes in the browser's storage when somebody comes in or leaves: its other tabs hear of it. */
export const sessionMark = 'gallery.session'

/** Tells this browser's other tabs that somebody came in or left. */
export function tellTabs(): void {
  try {
    localStorage.setItem(sessionMark, String(Date.now()))
  } catch {
    // Whoever lets no page keep anything: what another tab then writes is refused.
  }
}
