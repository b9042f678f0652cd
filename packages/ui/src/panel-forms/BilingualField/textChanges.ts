import { diffArrays } from 'diff'

/** A run of words that stayed, went or came. */
export interface TextChange {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** Entities that stand in HTML by name. */
const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
])

/** HTML of the editor as its words, a space where a block ends; a text without HTML stays as it is. */
export function htmlWords(html: string): string {
  return html
    .replace(/<\/?(?:p|h\d|li|[uo]l|blockquote|br|div)\b[^>]*>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(?:#(\d+|x[\da-f]+)|(\w+));/gi, (whole, number: string | undefined, name: string) => {
      // "39" as well as "x27"; not a number where there is none.
      const code = Number(`0${number}`)
      return entities.get(name) ?? (code <= 0x10ffff ? String.fromCodePoint(code) : whole)
    })
    .replace(/\s+/g, ' ')
    .trim()
}

/** Texts that differ by more words than these are told as what went and what came: nobody reads them word by word. */
const mostWords = 1_000

/** What became of a text, word by word, in reading order: what went stands before what came in its place. */
export function textChanges(before: string, after: string): TextChange[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const runs = diffArrays(old, now, { maxEditLength: mostWords })
  if (runs === undefined) return exchanged(old, now)
  return runs.map(({ added, removed, value }) => run(removed ? 'gone' : added ? 'new' : 'same', value))
}

/** Two texts that share no more than how they begin and end. */
function exchanged(old: readonly string[], now: readonly string[]): TextChange[] {
  const start = sharedCount(old, now)
  const [oldRest, nowRest] = [old.slice(start), now.slice(start)]
  const end = sharedCount(oldRest.toReversed(), nowRest.toReversed())
  return [
    run('same', old.slice(0, start)),
    run('gone', oldRest.slice(0, oldRest.length - end)),
    run('new', nowRest.slice(0, nowRest.length - end)),
    run('same', oldRest.slice(oldRest.length - end)),
  ].filter(({ text }) => text !== '')
}

/** How many words two lists begin with alike. */
function sharedCount(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((word, index) => word !== other[index])
  return at === -1 ? one.length : at
}

function run(kind: TextChange['kind'], words: readonly string[]): TextChange {
  return { kind, text: words.join(' ') }
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}
