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

/** What became of a text, word by word, in reading order: what went stands before what came in its place. */
export function textChanges(before: string, after: string): TextChange[] {
  const old = before.split(/\s+/).filter(Boolean)
  const now = after.split(/\s+/).filter(Boolean)
  const shared = sharedCounts(old, now)
  const changes: TextChange[] = []
  const add = (kind: TextChange['kind'], word: string) => {
    const last = changes.at(-1)
    if (last?.kind === kind) last.text += ` ${word}`
    else changes.push({ kind, text: word })
  }
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [was = '', is = ''] = [old[i], now[j]]
    if (i < old.length && j < now.length && was === is) {
      add('same', is)
      i += 1
      j += 1
    } else if (j === now.length || (i < old.length && at(shared, i + 1, j) >= at(shared, i, j + 1))) {
      add('gone', was)
      i += 1
    } else {
      add('new', is)
      j += 1
    }
  }
  return changes
}

const at = (table: readonly Uint16Array[], i: number, j: number) => table[i]?.[j] ?? 0

/** How many words the rests of both texts share in order, from each pair of places on. */
function sharedCounts(old: readonly string[], now: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1))
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row = table[i]
    if (!row) continue
    for (let j = now.length - 1; j >= 0; j -= 1) {
      row[j] =
        old[i] === now[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1))
    }
  }
  return table
}
