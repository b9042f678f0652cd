import { firstWords } from './firstWords.ts'

/** Letters up to which texts are shown whole, and how many of a longer one. */
const most = 400
/** Letters that are shown before the first difference. */
const before = 80

/** What is shown of a text that changes: short ones whole, of long ones some lines from a little before they differ. */
export function whereTheyDiffer(old: string, after: string): [old: string, after: string] {
  if (Math.max(old.length, after.length) <= most) return [old, after]
  let same = 0
  while (same < old.length && old[same] === after[same]) same += 1
  const from = Math.max(0, same - before)
  const piece = (text: string) => firstWords(text.slice(from).replace(/^[\uDC00-\uDFFF]/, ''), most)
  return from === 0 ? [piece(old), piece(after)] : [`…${piece(old)}`, `…${piece(after)}`]
}
