/** A text as the source writes it: its id, then what it says by default, in Spanish, between quotes of one kind. */
const texts = /\bid(?::\s*|=)['"]([a-z]\w*\.[\w.]+)['"],?\s*defaultMessage(?::|=)\s*(['"])(.*?)\2/g

/**
 * The texts of the kit in Spanish by their ids, in their order: what its sources say by default. `messages/es.json` is
 * this, written by `scripts/writeSpanish.mjs`.
 */
export function defaultTexts(sources: readonly string[]): Record<string, string> {
  const found = sources.flatMap((source) =>
    [...source.matchAll(texts)].map(([, id = '', , text = '']) => [id, text] as const)
  )
  return Object.fromEntries(found.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Whether a file of the kit is part of what is published, and so may say something. */
export function isSource(path: string): boolean {
  return /\.tsx?$/.test(path) && !/\.(test|stories|docs|css)\.tsx?$/.test(path)
}
