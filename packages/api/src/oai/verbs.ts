import { itemKinds, namedKind } from '@gallery/contract'
import type { Db } from '../db/db.ts'
import { type MessageId, say } from '../say.ts'
import { element, type Xml } from '../xml.ts'
import { headerOf, identifierOf, recordElement, recordOf } from './answer.ts'
import type { Publisher } from './dublinCore.ts'
import { OaiError } from './oaiError.ts'
import { type OaiRequest, secondsOf, selectionOf } from './oaiRequest.ts'
import {
  countHarvested,
  earliestStamp,
  findDocuments,
  findHarvested,
  listArchiveSets,
  listHarvested,
} from './records.queries.ts'
import { type Resumption, resumptionOf, tokenOf } from './resumption.ts'

/** How many records an answer has at most. */
const perAnswer = 100

/** The gallery with what harvesters are told of it beside. */
type Repository = Publisher & { mail: string }

/** What a question is answered with. @throws OaiError */
export function answerVerb(
  db: Db,
  { verb, given }: OaiRequest,
  repository: Repository,
  now: Date
): Promise<Xml> {
  switch (verb) {
    case 'Identify':
      return identify(db, repository, now)
    case 'ListMetadataFormats':
      return listFormats(db, repository, given.get('identifier'))
    case 'ListSets':
      return listSets(db, given.has('resumptionToken'))
    case 'GetRecord':
      return getRecord(db, repository, given)
    case 'ListIdentifiers':
    case 'ListRecords':
      return listRecords(db, repository, verb, given)
  }
}

async function identify(db: Db, repository: Repository, now: Date): Promise<Xml> {
  const { url, name, mail } = repository
  const { hostname } = new URL(url)
  return element('Identify', {}, [
    element('repositoryName', {}, name),
    element('baseURL', {}, `${url}/oai`),
    element('protocolVersion', {}, '2.0'),
    element('adminEmail', {}, mail || `no-reply@${hostname}`),
    element('earliestDatestamp', {}, secondsOf((await earliestStamp(db)) ?? now)),
    element('deletedRecord', {}, 'persistent'),
    element('granularity', {}, 'YYYY-MM-DDThh:mm:ssZ'),
    ...identifierDescription(repository, hostname),
  ])
}

/** How identifiers are made, where the host has a name that the schema takes. */
function identifierDescription(repository: Repository, hostname: string): Xml[] {
  if (!/^[a-z][a-z\d-]*(\.[a-z][a-z\d-]*)+$/i.test(hostname)) return []
  const parts = [
    element('scheme', {}, 'oai'),
    element('repositoryIdentifier', {}, hostname),
    element('delimiter', {}, ':'),
    element('sampleIdentifier', {}, identifierOf(repository, { kind: 'work', id: 1 })),
  ]
  const attributes = {
    xmlns: 'http://www.openarchives.org/OAI/2.0/oai-identifier',
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:schemaLocation':
      'http://www.openarchives.org/OAI/2.0/oai-identifier http://www.openarchives.org/OAI/2.0/oai-identifier.xsd',
  }
  return [element('description', {}, [element('oai-identifier', attributes, parts)])]
}

async function listFormats(db: Db, repository: Repository, identifier: string | undefined): Promise<Xml> {
  if (identifier !== undefined) await known(db, repository, identifier)
  return element('ListMetadataFormats', {}, [
    element('metadataFormat', {}, [
      element('metadataPrefix', {}, 'oai_dc'),
      element('schema', {}, 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd'),
      element('metadataNamespace', {}, 'http://www.openarchives.org/OAI/2.0/oai_dc/'),
    ]),
  ])
}

async function listSets(db: Db, isGoingOn: boolean): Promise<Xml> {
  if (isGoingOn) throw new OaiError('badResumptionToken', 'The sets come in one answer')
  const kinds = [...new Set(itemKinds.map(namedKind))]
  const archives = await listArchiveSets(db)
  return element('ListSets', {}, [
    set('work', said('oai.works')),
    set('item', said('oai.items')),
    ...kinds.map((kind) => set(`item:${kind}`, said(`iiif.kind.${kind}`))),
    set('event', said('oai.events')),
    set('event:exhibition', said('oai.exhibitions')),
    set('event:other', said('oai.otherEvents')),
    set('archive', said('iiif.archives')),
    set('archive:general', said('iiif.general')),
    ...archives.map(({ id, title_es, title_en }) => set(`archive:${id}`, title_es || title_en)),
  ])
}

function set(spec: string, name: string): Xml {
  return element('set', {}, [element('setSpec', {}, spec), element('setName', {}, name)])
}

/** A set has one name: it is said in both languages. */
function said(id: MessageId): string {
  return [...new Set([say('es', id), say('en', id)])].join(' / ')
}

async function getRecord(db: Db, repository: Repository, given: ReadonlyMap<string, string>): Promise<Xml> {
  const row = await known(db, repository, given.get('identifier') ?? '')
  checkFormat(given)
  const documents = await findDocuments(db, [row])
  return element('GetRecord', {}, [recordElement(repository, row, documentOf(row, documents))])
}

/** A record that visitors see or saw. @throws OaiError for any other */
async function known(db: Db, repository: Repository, identifier: string) {
  const record = recordOf(repository, identifier)
  const row = record && (await findHarvested(db, record.kind, record.id))
  if (!row) throw new OaiError('idDoesNotExist', 'There is no record of this identifier')
  return row
}

async function listRecords(
  db: Db,
  repository: Repository,
  verb: Resumption['verb'],
  given: ReadonlyMap<string, string>
): Promise<Xml> {
  const page = await pageOf(db, verb, given)
  const rows = await listHarvested(db, page, page.after, perAnswer + 1)
  const told = rows.slice(0, perAnswer)
  const last = told.at(-1)
  if (last === undefined && page.cursor === 0)
    throw new OaiError('noRecordsMatch', 'No record is asked for by this')
  const documents = await findDocuments(db, told)
  const show = verb === 'ListRecords' ? recordElement : headerOf
  const list = told.map((row) => show(repository, row, documentOf(row, documents)))
  const isLast = rows.length <= perAnswer || last === undefined
  if (isLast && page.cursor === 0) return element(verb, {}, list)
  const cursor = { cursor: page.cursor, completeListSize: Math.max(page.total, page.cursor + told.length) }
  const next = isLast ? '' : tokenOf({ ...page, after: last.place, cursor: page.cursor + told.length })
  return element(verb, {}, [...list, element('resumptionToken', cursor, next)])
}

/** From where a list is told: from its beginning, or from where its token says. */
async function pageOf(
  db: Db,
  verb: Resumption['verb'],
  given: ReadonlyMap<string, string>
): Promise<Resumption> {
  const token = given.get('resumptionToken')
  if (token !== undefined) return resumptionOf(token, verb)
  checkFormat(given)
  const selection = selectionOf(given)
  return { ...selection, verb, after: 0, cursor: 0, total: await countHarvested(db, selection) }
}

function checkFormat(given: ReadonlyMap<string, string>): void {
  if (given.get('metadataPrefix') === 'oai_dc') return
  throw new OaiError('cannotDisseminateFormat', 'Records are told as oai_dc')
}

type Documents = Awaited<ReturnType<typeof findDocuments>>

/** What visitors see of a record; undefined where they do not see it, also where that is not stamped yet. */
function documentOf(
  { kind, record_id, shown }: { kind: string; record_id: number; shown: boolean },
  documents: Documents
) {
  return shown ? documents.get(`${kind} ${record_id}`) : undefined
}
