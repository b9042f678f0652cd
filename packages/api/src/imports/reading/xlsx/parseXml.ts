import { StringDecoder } from 'node:string_decoder'
import { SaxesParser } from 'saxes'
import { Refused } from '../../../errors.ts'
import { xmlLimits } from '../limits.ts'
import { tooMuch } from '../tooMuch.ts'
import type { Parts } from './openParts.ts'

/** What happens while XML is read, by local names: prefixes differ between the programs that write XLSX. */
export type XmlEvent =
  | { type: 'open'; name: string; attributes: Readonly<Record<string, string>> }
  | { type: 'text'; text: string }
  | { type: 'close'; name: string }

/**
 * Reads a part of an XLSX file as it is unpacked, some kB at a time; nothing where there is no such part.
 *
 * @throws Refused 422 for broken XML, 413 for XML that no program writes and memory may not hold
 */
export async function* parseXml(parts: Parts, name: string): AsyncGenerator<XmlEvent[], void, undefined> {
  const decoder = new StringDecoder('utf8')
  const parser = new SaxesParser()
  let events: XmlEvent[] = []
  let depth = 0
  let attributes = 0
  let sinceEvent = 0
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > xmlLimits.attributes) throw tooMuch()
  })
  parser.on('opentag', (tag) => {
    attributes = 0
    depth += 1
    if (depth > xmlLimits.depth) throw tooMuch()
    events.push({ type: 'open', name: localName(tag.name), attributes: tag.attributes })
  })
  parser.on('closetag', (tag) => {
    depth -= 1
    events.push({ type: 'close', name: localName(tag.name) })
  })
  parser.on('text', (text) => events.push({ type: 'text', text }))
  parser.on('error', () => {
    throw new Refused(422, 'import.damaged')
  })
  for await (const chunk of parts.read(name)) {
    parser.write(decoder.write(chunk))
    // The parser gathers what has not come to its end yet.
    sinceEvent = events.length > 0 ? 0 : sinceEvent + chunk.byteLength
    if (sinceEvent > xmlLimits.piece) throw tooMuch()
    yield events
    events = []
  }
}

/** The events of a part that is small in any file that somebody made, one after the other. */
export async function* parseSmallXml(parts: Parts, name: string): AsyncGenerator<XmlEvent, void, undefined> {
  let count = 0
  for await (const events of parseXml(parts, name)) {
    count += events.length
    if (count > xmlLimits.events) throw tooMuch()
    yield* events
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
