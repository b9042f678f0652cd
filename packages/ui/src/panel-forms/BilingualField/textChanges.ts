import { diffArrays } from 'diff'

/** A run of words that stayed, went or came. */
export interface TextChange {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** HTML of the editor as its words, a space where a block ends; a text without HTML stays as it is. */
export function htmlWords(html: string): string {
  return html
    .replaceAll(/<\/?(?:p|h3|li|ul|ol|blockquote|br)\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
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
