// Kept beside what `kept.ts` forgets after a while: who speaks to the machine wants it the same for good.

const keyOf = (owner: number) => `gallery.letterKeys.${owner}`

/** Whether keys of one letter (`j`, `k`, `x`, `/`) do something for `owner` in this browser: unless they turned them off. */
export function hasLetterKeys(owner: number): boolean {
  try {
    return localStorage.getItem(keyOf(owner)) === null
  } catch {
    return true
  }
}

export function keepLetterKeys(owner: number, on: boolean): void {
  try {
    if (on) localStorage.removeItem(keyOf(owner))
    else localStorage.setItem(keyOf(owner), 'off')
  } catch {
    // Then it holds until the panel is opened anew.
  }
}
