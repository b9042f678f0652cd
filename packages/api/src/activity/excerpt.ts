import { htmlText } from '@gallery/contract'

/** Longer texts are shown in part. */
const longest = 140
/** Words around what changed. */
const around = 4

/**
 * Two states of a text as people compare them: without tags, and of a long text only the words that changed with a few
 * around them.
 */
export function excerpts(before: string, after: string): [string, string] {
  const [was, is] = [plain(before), plain(after)]
  if (was.length <= longest && is.length <= longest) return [was, is]
  const [old, young] = [was.split(' '), is.split(' ')]
  let start = 0
  while (start < old.length && start < young.length && old[start] === young[start]) start += 1
  let end = 0
  const common = Math.min(old.length, young.length) - start
  while (end < common && old.at(-1 - end) === young.at(-1 - end)) end += 1
  return [cut(old, start, end), cut(young, start, end)]
}

function cut(words: readonly string[], start: number, end: number): string {
  const from = Math.max(0, start - around)
  const to = Math.min(words.length, words.length - end + around)
  const text = words.slice(from, to).join(' ')
  const isCut = text.length > longest
  return `${from > 0 ? '… ' : ''}${isCut ? text.slice(0, longest).trimEnd() : text}${isCut || to < words.length ? ' …' : ''}`
}

/** The words of a text of ours: clean HTML, or plain text, which has no tags. */
function plain(text: string): string {
  return text.includes('<') ? htmlText(text) : text.replace(/\s+/g, ' ').trim()
}
