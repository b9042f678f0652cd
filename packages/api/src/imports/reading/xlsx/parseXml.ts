import { StringDecoder } from 'node:string_decoder'
import { SaxesParser } from 'saxes'
import { Refused } from '../../../errors.ts'
import type { Parts } from './openParts.ts'

/** What happens while XML is read, by local names: prefixes differ between the programs that write XLSX. */
export type XmlEvent =
  | { type: 'open'; name: string; attributes: Readonly<Record<string, string>> }
  | { type: 'text'; text: string }
  | { type: 'close'; name: string }

/** Reads a part of an XLSX file as it is unpacked; nothing where there is no such part. @throws Refused 422 for broken XML */
export async function* parseXml(parts: Parts, name: string): AsyncGenerator<XmlEvent[], void, undefined> {
  const stream = await parts.open(name)
  if (!stream) return
  const decoder = new StringDecoder('utf8')
  const parser = new SaxesParser()
  let events: XmlEvent[] = []
  parser.on('opentag', (tag) =>
    events.push({ type: 'open', name: localName(tag.name), attributes: tag.attributes })
  )
  parser.on('closetag', (tag) => events.push({ type: 'close', name: localName(tag.name) }))
  parser.on('text', (text) => events.push({ type: 'text', text }))
  parser.on('error', () => {
    throw new Refused(422, 'import.damaged')
  })
  for await (const chunk of stream) {
    if (Buffer.isBuffer(chunk)) parser.write(decoder.write(chunk))
    yield events
    events = []
  }
}

/** All events of a small part. */
export async function readXml(parts: Parts, name: string): Promise<XmlEvent[]> {
  const all: XmlEvent[] = []
  for await (const events of parseXml(parts, name)) all.push(...events)
  return all
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
