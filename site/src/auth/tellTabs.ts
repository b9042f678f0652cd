/** What changes in the browser's storage when somebody comes in or leaves: its other tabs hear of it. */
export const sessionMark = 'gallery.session'

/** How what is told begins where somebody left on purpose. A session that merely runs out is told to nobody. */
export const left = '-'

/** Tells this browser's other tabs that somebody came in, or left. */
export function tellTabs(change: typeof left | '' = ''): void {
  try {
    localStorage.setItem(sessionMark, change + Date.now())
  } catch {
    // Whoever lets no page keep anything: what another tab then writes is refused.
  }
}
