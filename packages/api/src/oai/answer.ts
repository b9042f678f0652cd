import { type PermanentRecord, permanentName, permanentRecord } from '@gallery/contract'
import type { Document } from '../harvest/document.ts'
import type { HarvestKind } from '../tables/harvest.table.ts'
import { element, type Xml } from '../xml.ts'
import { dublinCore, type Publisher } from './dublinCore.ts'
import type { OaiError } from './oaiError.ts'
import { secondsOf } from './oaiRequest.ts'
import type { Harvested } from './records.queries.ts'

/** The whole document of an answer. The question is repeated in it, but for one that was none. */
export function answerOf(
  { url }: Publisher,
  now: Date,
  asked: Readonly<Record<string, string>>,
  content: Xml
): string {
  const root = element(
    'OAI-PMH',
    {
      xmlns: 'http://www.openarchives.org/OAI/2.0/',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation':
        'http://www.openarchives.org/OAI/2.0/ http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd',
    },
    [element('responseDate', {}, secondsOf(now)), element('request', asked, `${url}/oai`), content]
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`
}

export function errorOf({ code, message }: OaiError): Xml {
  return element('error', { code }, message)
}

/** What a record is called in the protocol: `oai:ochava.example:w12`. */
export function identifierOf({ url }: Publisher, record: PermanentRecord): string {
  return `oai:${new URL(url).hostname}:${permanentName(record)}`
}

/** The record that an identifier of ours is of; undefined for any other. */
export function recordOf(
  gallery: Publisher,
  identifier: string
): { kind: HarvestKind; id: number } | undefined {
  const record = permanentRecord(identifier.split(':').at(-1))
  if (record === undefined || identifierOf(gallery, record) !== identifier) return undefined
  const { kind, id } = record
  return kind === 'work' || kind === 'item' || kind === 'event' ? { kind, id } : undefined
}

/** The header of a record: without a document it is told as deleted. */
export function headerOf(gallery: Publisher, row: Harvested, document: Document | undefined): Xml {
  const { kind, record_id: id } = row
  return element('header', { status: document === undefined ? 'deleted' : undefined }, [
    element('identifier', {}, identifierOf(gallery, { kind, id })),
    element('datestamp', {}, secondsOf(row.stamp)),
    ...setsOf(row).map((set) => element('setSpec', {}, set)),
  ])
}

export function recordElement(gallery: Publisher, row: Harvested, document: Document | undefined): Xml {
  const header = headerOf(gallery, row, document)
  return element(
    'record',
    {},
    document === undefined ? [header] : [header, element('metadata', {}, [dublinCore(document, gallery)])]
  )
}

function setsOf({ kind, sort, archive_id }: Harvested): string[] {
  const own = sort === '' ? kind : `${kind}:${sort}`
  return kind === 'item' ? [own, `archive:${archive_id ?? 'general'}`] : [own]
}
