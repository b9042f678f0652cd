import { brokenAtBlocks, withoutEntities } from '@gallery/contract'
import sanitize from 'sanitize-html'

/** A part of a line, as it is set. */
export type LinePart = { face: 'regular' | 'italic' | 'bold'; text: string }

/** What a text of the gallery says, a paragraph or a line of a list in a line of its own; titles stay italic. */
export function textLines(html: string): LinePart[][] {
  const broken = brokenAtBlocks(html, '\n')
  const marked = sanitize(broken, { allowedTags: ['em', 'strong'], allowedAttributes: {} })
  const open = new Set<string>()
  const lines: LinePart[][] = []
  for (const line of marked.split('\n')) {
    const parts: LinePart[] = []
    for (const piece of line.trim().split(/(<\/?(?:em|strong)>)/)) {
      const [, end, tag] = /^<(\/?)(em|strong)>$/.exec(piece) ?? []
      if (tag !== undefined) {
        if (end) open.delete(tag)
        else open.add(tag)
      } else if (piece !== '') {
        const face = open.has('em') ? 'italic' : open.has('strong') ? 'bold' : 'regular'
        parts.push({ face, text: withoutEntities(piece) })
      }
    }
    if (parts.some(({ text }) => text.trim() !== '')) lines.push(parts)
  }
  return lines
}
