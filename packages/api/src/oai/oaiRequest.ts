import { OaiError } from './oaiError.ts'
import { isInOurEra, type Selection } from './resumption.ts'

/** The verbs of the protocol with the arguments that each takes. */
const verbs = {
  Identify: { required: [], optional: [] },
  ListMetadataFormats: { required: [], optional: ['identifier'] },
  ListSets: { required: [], optional: ['resumptionToken'] },
  GetRecord: { required: ['identifier', 'metadataPrefix'], optional: [] },
  ListIdentifiers: { required: ['metadataPrefix'], optional: ['from', 'until', 'set', 'resumptionToken'] },
  ListRecords: { required: ['metadataPrefix'], optional: ['from', 'until', 'set', 'resumptionToken'] },
} as const
type Verb = keyof typeof verbs

/** A question of the protocol whose arguments fit its verb. */
export type OaiRequest = { verb: Verb; given: ReadonlyMap<string, string> }

/** Reads the arguments of a question. @throws OaiError when verb or arguments do not fit */
export function readOaiRequest(params: URLSearchParams): OaiRequest {
  const told = params.getAll('verb')
  const verb = verbNames.find((each) => each === told[0])
  if (verb === undefined || told.length !== 1)
    throw new OaiError('badVerb', 'There has to be one verb of OAI-PMH 2.0')
  const given = new Map<string, string>()
  const known: readonly string[] = [...verbs[verb].required, ...verbs[verb].optional]
  for (const [name, value] of params) {
    if (name === 'verb') continue
    if (!known.includes(name)) throw new OaiError('badArgument', `${verb} takes no argument ${name}`)
    if (given.has(name)) throw new OaiError('badArgument', `The argument ${name} is there twice`)
    given.set(name, value)
  }
  if (given.has('resumptionToken')) {
    if (given.size > 1) throw new OaiError('badArgument', 'A resumptionToken stands alone')
    return { verb, given }
  }
  for (const name of verbs[verb].required) {
    if (!given.has(name)) throw new OaiError('badArgument', `${verb} needs the argument ${name}`)
  }
  return { verb, given }
}

const verbNames: readonly Verb[] = [
  ...(['Identify', 'ListMetadataFormats', 'ListSets'] as const),
  ...(['GetRecord', 'ListIdentifiers', 'ListRecords'] as const),
]

/** From when until when and of which set. @throws OaiError for days and instants that are none, or mixed, or turned round */
export function selectionOf(given: ReadonlyMap<string, string>): Selection {
  const [from, until, set] = ['from', 'until', 'set'].map((name) => given.get(name))
  if (from !== undefined && until !== undefined && from.length !== until.length) {
    throw new OaiError('badArgument', 'from and until are days both, or instants both')
  }
  const selection = {
    ...(from === undefined ? {} : { from: instantOf(from, 'T00:00:00Z') }),
    ...(until === undefined ? {} : { until: instantOf(until, 'T23:59:59Z') }),
    ...(set === undefined ? {} : { set }),
  }
  if (selection.from !== undefined && selection.until !== undefined && selection.from > selection.until) {
    throw new OaiError('badArgument', 'from is after until')
  }
  return selection
}

/** An instant in UTC from one, or from a day. */
function instantOf(text: string, ofDay: string): string {
  const instant = /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}${ofDay}` : text
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(instant) ? Date.parse(instant) : Number.NaN
  // A 30th of February is one of March to Date.
  if (Number.isNaN(time) || secondsOf(new Date(time)) !== instant || !isInOurEra(instant)) {
    throw new OaiError('badArgument', `${text} is neither YYYY-MM-DD nor YYYY-MM-DDThh:mm:ssZ`)
  }
  return instant
}

/** An instant as the protocol tells it: in UTC, to the second. */
export function secondsOf(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}Z`
}
