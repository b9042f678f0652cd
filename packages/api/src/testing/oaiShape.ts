import { SaxesParser } from 'saxes'

const oai = 'http://www.openarchives.org/OAI/2.0/'
const dc = 'http://purl.org/dc/elements/1.1/'

/** The children that the protocol's schema gives each element, in their order: `?` none or one, `*` any, `+` one at least. */
const children: Readonly<Record<string, RegExp>> = {
  'OAI-PMH':
    /^responseDate request (error |(Identify|ListMetadataFormats|ListSets|GetRecord|ListIdentifiers|ListRecords) )+$/,
  Identify:
    /^repositoryName baseURL protocolVersion (adminEmail )+earliestDatestamp deletedRecord granularity (description )*$/,
  ListMetadataFormats: /^(metadataFormat )+$/,
  metadataFormat: /^metadataPrefix schema metadataNamespace $/,
  ListSets: /^(set )+(resumptionToken )?$/,
  set: /^setSpec setName $/,
  GetRecord: /^record $/,
  ListRecords: /^(record )+(resumptionToken )?$/,
  ListIdentifiers: /^(header )+(resumptionToken )?$/,
  record: /^header (metadata )?$/,
  header: /^identifier datestamp (setSpec )*$/,
  metadata: /^dc $/,
  dc: /^((title|creator|subject|description|publisher|contributor|date|type|format|identifier|source|language|relation|coverage|rights) )*$/,
}

const texts: Readonly<Record<string, RegExp>> = {
  responseDate: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  datestamp: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  earliestDatestamp: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  setSpec: /^[A-Za-z0-9\-_.!~*'()]+(:[A-Za-z0-9\-_.!~*'()]+)*$/,
  adminEmail: /^\S+@(\S+\.)*\S+$/,
}

/** What of an answer the schemas of OAI-PMH 2.0 and `oai_dc` do not allow; throws where it is no well-formed XML. */
export function oaiShape(xml: string): string[] {
  const faults: string[] = []
  const open: { name: string; inside: string; text: string }[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, uri }) => {
    const parent = open.at(-1)
    if (parent) parent.inside += `${local} `
    const expected = parent?.name === 'dc' ? dc : local === 'dc' ? `${oai}oai_dc/` : oai
    if (uri !== expected && !uri.endsWith('oai-identifier')) faults.push(`${local} is of ${uri}`)
    open.push({ name: local, inside: '', text: '' })
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => {
    const element = open.pop()
    if (!element) return
    const { name, inside, text } = element
    if (open.at(-1)?.name === 'dc' || open.some((each) => each.name === 'description')) return
    const form = children[name]
    if (form && !form.test(inside)) faults.push(`${name} holds ${inside}`)
    const said = texts[name]
    if (said && !said.test(text)) faults.push(`${name} says ${text}`)
  })
  parser.write(xml).close()
  return faults
}
