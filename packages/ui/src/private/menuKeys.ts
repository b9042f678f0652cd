/** Milliseconds after which a letter begins a new word. */
const pause = 700

/** What was typed to find an item by its first letters. */
export interface TypedWord {
  text: string
  /** When its last letter came: `event.timeStamp`. */
  at: number
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
