const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The signs of a text as people count them: a letter with its marks is one. */
export function signsOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** A text of so many signs at the most: what is longer ends in "…", after a whole word if it has several. */
export function shortened(text: string, most: number): string {
  const signs = signsOf(text)
  if (signs.length <= most) return text
  const [last = ''] = signs.slice(most - 1)
  const kept = signs.slice(0, most - 1).join('')
  const whole = last.trim() === '' ? kept : kept.replace(/(\S)\s+\S+$/u, '$1')
  return `${whole.trimEnd().replace(/[,.;:]$/, '')}…`
}
