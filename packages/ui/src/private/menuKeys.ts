/** Milliseconds after which a letter begins a new word. */
const pause = 700

/** What was typed to find an item by its first letters. */
export interface TypedWord {
  text: string
  /** When its last letter came: `event.timeStamp`. */
  at: number
}

/**
 * The item of a menu that a key leads to, or null when the key means nothing to a menu. Past either end it goes round.
 *
 * @param labels What the items say, in order.
 * @param current The place of the one with the focus, -1 without one.
 */
export function menuMove(key: string, labels: readonly string[], current: number): number | null {
  const last = labels.length - 1
  if (last < 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowDown') return current === last ? 0 : current + 1
  if (key === 'ArrowUp') return current <= 0 ? last : current - 1
  return null
}

/** The word with one more letter; a new one after a pause. */
export function typeLetter(word: TypedWord, letter: string, at: number): TypedWord {
  return { text: at - word.at < pause ? word.text + letter : letter, at }
}

/**
 * The next item that begins with what was typed, or null. The same letter again goes on to the next one; a longer
 * word may stay on the current.
 */
export function menuFind(text: string, labels: readonly string[], current: number): number | null {
  const again = new Set(text).size === 1
  const wanted = (again ? text.slice(0, 1) : text).toLocaleLowerCase()
  const from = again ? current + 1 : Math.max(current, 0)
  const order = labels.map((_, place) => (from + place) % labels.length)
  return order.find((place) => labels[place]?.trim().toLocaleLowerCase().startsWith(wanted)) ?? null
}
