import { withoutMarks } from '../withoutMarks.ts'

/** What a source writes for a date, without accents, capitals, brackets around all of it, and what only sets words apart. */
export function plainWords(words: string): string {
  const text = withoutMarks(words)
    .toLowerCase()
    .replace(/[–—−]/g, '/')
    .replace(/[¿'’‘`´]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:fecha|date|fechado|fechada|dated)\s*:?\s+(?=.*\d)/, '')
  return text
    .replace(/^[[(](.*)[\])]\.?$/, '$1')
    .replace(/\.$/, '')
    .trim()
}
