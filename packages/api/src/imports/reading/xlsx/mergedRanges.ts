import type { Parts } from './openParts.ts'

const tag = /<(?:[\w.-]+:)?mergeCell\s([^<>]*)>/g
/** Characters of a tag; those that programs write have some dozens. */
const longestTag = 1_000

/**
 * The ranges of merged cells of a sheet, such as `A2:A4`, before its rows are read: they stand after those, so this looks
 * for their tags only, in a small part of the time that it takes to read the sheet.
 */
export async function* mergedRanges(parts: Parts, part: string): AsyncGenerator<string, void, undefined> {
  let rest = ''
  for await (const chunk of parts.read(part)) {
    const text = rest + chunk.toString('latin1')
    if (text.includes('mergeCell')) {
      for (const [, attributes = ''] of text.matchAll(tag)) {
        yield /(?:^|\s)ref\s?=\s?["']([^"']*)["']/.exec(attributes)?.[1] ?? ''
      }
    }
    // A tag may go on in the next piece.
    const open = text.lastIndexOf('<')
    const isOpen = open > text.lastIndexOf('>') && text.length - open <= longestTag
    rest = isOpen ? text.slice(open) : ''
  }
}
