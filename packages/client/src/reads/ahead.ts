import { type Key, nameOf, readPatiently } from './get.ts'

/** How long what was read ahead is as good as read now, in milliseconds: from pointing at a link to its page. */
const lasts = 2_000

/** Reads that were begun before the page that wants them, by name. */
const ahead = new Map<string, Promise<unknown>>()

/** As {@link readPatiently}, before a page asks: {@link readNow} then waits for the same. What fails is asked again. */
export function readAhead(key: Key): Promise<unknown> {
  const name = nameOf(key)
  const begun = ahead.get(name)
  if (begun) return begun
  const reading = readPatiently(key)
  // Where another one is begun meanwhile it goes early, and is asked again.
  const forget = () => ahead.delete(name)
  ahead.set(name, reading)
  reading.then(() => setTimeout(forget, lasts), forget)
  return reading
}

/** As {@link readPatiently}, of what is on its way or has just come ahead of its page, that. */
export function readNow(key: Key): Promise<unknown> {
  return ahead.get(nameOf(key)) ?? readPatiently(key)
}

/** After a write nothing that was read ahead holds: it was read as somebody else, or of other counts. */
export function forgetAhead(): void {
  ahead.clear()
}
