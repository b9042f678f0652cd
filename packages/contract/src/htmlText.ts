import { withoutEntities } from './entities.ts'

/** Where one thing that is written ends and the next begins: a space, or a line. */
type BlockEnd = ' ' | '\n'

/** What HTML of the gallery says, without its markup. Tags within a line leave nothing behind: “<em>Patio</em>” is “Patio”. */
export function htmlText(html: string, end: BlockEnd = ' '): string {
  return withoutEntities(brokenAtBlocks(html, end).replace(/<\/?[a-z][^>]*>/gi, ''))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}

/** HTML that has such an end in place of every tag of a block, and nowhere else a line. */
export function brokenAtBlocks(html: string, end: BlockEnd): string {
  return html.replace(/\s+/g, ' ').replace(/<\/?(?:p|h\d|li|[uo]l|blockquote|br|div)\b[^>]*>/gi, end)
}
