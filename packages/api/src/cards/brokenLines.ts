import { signsOf } from '../paper/signs.ts'

/** Where a line may end: after a space, and after a dash within a word. */
const ends = /(?<= )|(?<=\p{L}[-–—])(?=\p{L})/u

/** A text in lines that each fit; a word that is wider than a line is divided. */
export function brokenLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(ends)) {
    if (fits((line + word).trimEnd())) {
      line += word
      continue
    }
    if (line !== '') lines.push(line.trimEnd())
    line = fits(word.trimEnd()) ? word : ''
    if (line === '') {
      for (const sign of signsOf(word)) {
        if (line !== '' && !fits(`${line}${sign}-`)) {
          lines.push(/\p{L}$/u.test(line) ? `${line}-` : line)
          line = ''
        }
        line += sign
      }
    }
  }
  return [...lines, line.trimEnd()]
}
