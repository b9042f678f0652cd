const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The signs of a text as people count them: a letter with its marks is one. */
export function signsOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
