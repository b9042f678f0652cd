import type { DateParts, IssuedDate, Name, Reference, ReferenceType } from '../reference.ts'

const types: Readonly<Record<ReferenceType, string>> = {
  graphic: 'ART',
  personal_communication: 'PCOMM',
  manuscript: 'MANSCPT',
  document: 'GEN',
  book: 'BOOK',
  'article-magazine': 'MGZN',
  'article-newspaper': 'NEWS',
  song: 'SOUND',
  motion_picture: 'VIDEO',
  event: 'GEN',
}

/**
 * A reference for Zotero, EndNote and Mendeley (RIS): a line for each fact. The format has no way to write the end of a line
 * or a control sign within one, so there are none.
 */
export function ris(reference: Reference): string {
  const { author = [], archive_collection, archive_location } = reference
  const keeper = [archive_collection, reference.archive, reference['archive-place']]
    .filter(Boolean)
    .join(', ')
  const lines: [tag: string, value: string | undefined][] = [
    ['TY', types[reference.type]],
    ['ID', reference.id],
    ...author.map((name): [string, string] => ['AU', nameOf(name)]),
    ['TI', reference.title],
    ['T2', reference['container-title']],
    ['PY', yearOf(reference.issued)],
    ['DA', dateOf(reference.issued)],
    ['M3', reference.genre],
    ['M1', [reference.medium, reference.dimensions].filter(Boolean).join(', ')],
    ['SP', reference['number-of-pages']],
    ['CY', reference['event-place'] ?? reference['publisher-place']],
    ['AV', keeper],
    ['DB', reference.archive],
    ['CN', archive_location],
    ...(reference.keyword?.split(', ') ?? []).map((word): [string, string] => ['KW', word]),
    ['LA', reference.language],
    ['UR', reference.URL],
    ['Y2', dateOf(reference.accessed)],
  ]
  const written = lines.flatMap(([tag, value]) => {
    const text = oneLine(value ?? '')
    return text === '' ? [] : [`${tag}  - ${text}`]
  })
  return [...written, 'ER  - ', ''].join('\r\n')
}

/** A comma would part a name that has no parts. */
function nameOf(name: Name): string {
  return 'literal' in name
    ? name.literal.replaceAll(',', '')
    : `${name.family.replaceAll(',', '')}, ${name.given.replaceAll(',', '')}`
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

function yearOf(issued: IssuedDate | undefined): string | undefined {
  return issued && 'date-parts' in issued ? `${issued['date-parts'][0][0]}` : undefined
}

/** `YYYY/MM/DD/words`, each part empty where it is not known. */
function dateOf(issued: IssuedDate | undefined): string | undefined {
  if (issued === undefined) return undefined
  if ('literal' in issued) return `///${issued.literal.replaceAll('/', '-')}`
  const [from, to] = issued['date-parts']
  const words = to ? `${iso(from)} - ${iso(to)}` : issued.circa ? `ca. ${from[0]}` : ''
  const [year, month, day] = from
  return [`${year}`, two(month), two(day), words].join('/')
}

function iso(parts: DateParts): string {
  return parts.map((part, at) => (at === 0 ? `${part}` : two(part))).join('-')
}

function two(part: number | undefined): string {
  return part === undefined ? '' : String(part).padStart(2, '0')
}
