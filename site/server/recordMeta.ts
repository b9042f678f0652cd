import { eventReference, itemReference, type Reference, workReference } from '@gallery/api'
import {
  ArchiveAnswer,
  ArtistAnswer,
  EventAnswer,
  ItemAnswer,
  linkedPath,
  type PermanentRecord,
  permanentPath,
  type RightsStatement,
  SiteAnswer,
  storagePath,
  WorkAnswer,
} from '@gallery/contract'
import type { RenderedPage } from '../src/entry-server.tsx'
import { offersFile } from '../src/items/offersFile.ts'
import { escapeHtml } from './escape.ts'

type Page = Pick<RenderedPage, 'recordKind' | 'language' | 'seed'>

/** A record of a page, as programs that collect references are told of it. */
type Told = {
  reference: Reference
  record: PermanentRecord
  rights: RightsStatement | null
  /** The file of it that can be read. */
  pdf?: string
}

const itemTypes: Readonly<Record<Reference['type'], string>> = {
  graphic: 'artwork',
  personal_communication: 'letter',
  manuscript: 'manuscript',
  document: 'document',
  book: 'book',
  'article-magazine': 'magazineArticle',
  'article-newspaper': 'newspaperArticle',
  song: 'audioRecording',
  motion_picture: 'videoRecording',
  event: 'document',
}

/**
 * What Zotero and its like read of a work's, an item's or an event's page (docs/citing.md): Highwire's `citation_…`, Dublin
 * Core, Zotero's own type, and the ways to the same as data. Made of what the page shows, on the server alone.
 */
export function recordMeta(page: Page, origin: string): string[] {
  const told = toldOf(page, origin)
  if (!told) return namedRecord(page, origin)
  const { reference, record, rights, pdf } = told
  const { archive, archive_collection, archive_location, author = [] } = reference
  const date = dateOf(reference.issued)
  const keeper = [archive_collection, archive, reference['archive-place']].filter(Boolean).join(', ')
  const names = author.map((name) => ('literal' in name ? name.literal : `${name.family}, ${name.given}`))
  const metas: [name: string, content: string | undefined][] = [
    ['citation_title', reference.title],
    ...names.map((name): [string, string] => ['citation_author', name]),
    ['citation_date', date],
    ['citation_publisher', archive],
    ['citation_public_url', reference.URL],
    ['citation_language', page.language],
    ['citation_pdf_url', pdf],
    ['DC.title', reference.title],
    ...names.map((name): [string, string] => ['DC.creator', name]),
    ['DC.date', date],
    ['DC.type', reference.genre],
    ['DC.format', [reference.medium, reference.dimensions].filter(Boolean).join(', ')],
    ['DC.identifier', reference.URL],
    ['DC.source', keeper],
    ['DC.coverage', archive_location],
    ['DC.rights', rights?.uri],
    ['z:itemType', itemTypes[reference.type]],
    ['z:archive', keeper],
    ['z:place', reference['event-place'] ?? reference['publisher-place']],
  ]
  const data = `/api/${record.kind}s/${record.id}`
  const links: [rel: string, type: string, path: string][] = [
    ['alternate', 'application/ld+json', linkedPath(record)],
    ['alternate', 'application/x-research-info-systems', `${data}/citation.ris`],
    ['alternate', 'application/x-bibtex', `${data}/citation.bib`],
    ['alternate', 'application/vnd.citationstyles.csl+json', `${data}/citation.json`],
  ]
  return [
    '<link rel="schema.DC" href="http://purl.org/dc/elements/1.1/">',
    ...metas.flatMap(([name, content]) =>
      content ? [`<meta name="${name}" content="${escapeHtml(content)}">`] : []
    ),
    `<link rel="cite-as" href="${escapeHtml(reference.URL)}">`,
    ...links.map(([rel, type, path]) => `<link rel="${rel}" type="${type}" href="${path}">`),
  ]
}

/** The permanent address and the data of what is no reference: an artist, an archive. */
function namedRecord({ recordKind, seed }: Page, origin: string): string[] {
  const record = recordOf(recordKind, seed)
  if (!record) return []
  return [
    `<link rel="cite-as" href="${escapeHtml(origin + permanentPath(record))}">`,
    `<link rel="alternate" type="application/ld+json" href="${linkedPath(record)}">`,
  ]
}

function recordOf(kind: Page['recordKind'], seed: Page['seed']): PermanentRecord | undefined {
  if (kind === 'artist') {
    const artist = ArtistAnswer.safeParse(readIn(seed, /^\/api\/artists\/\d+$/)).data?.data
    return artist && { kind: 'artist', id: artist.id }
  }
  if (kind === 'archive') {
    const archive = ArchiveAnswer.safeParse(readIn(seed, /^\/api\/archives\/\d+$/)).data?.data
    return archive?.public ? { kind: 'archive', id: archive.id } : undefined
  }
  return undefined
}

/** What a page was answered to the read of such a path. */
function readIn(seed: Page['seed'], path: RegExp): unknown {
  const [, answer] = seed.entries.find(([name]) => path.test(name)) ?? []
  return answer && 'data' in answer ? answer.data : undefined
}

function toldOf({ recordKind, language, seed }: Page, url: string): Told | undefined {
  const read = (path: RegExp) => readIn(seed, path)
  const site = SiteAnswer.safeParse(read(/^\/api\/options\b/)).data
  if (!site) return undefined
  const { name, address } = site.data
  const citing = { name, address, language, url, today: site.today }
  if (recordKind === 'work') {
    const work = WorkAnswer.safeParse(read(/^\/api\/works\/[\w-]+$/)).data?.data
    if (!work) return undefined
    const record = { kind: 'work', id: work.id } as const
    return { reference: workReference(work, citing), record, rights: work.rights_statement }
  }
  if (recordKind === 'item') {
    const item = ItemAnswer.safeParse(read(/^\/api\/items\/[\w-]+$/)).data?.data
    if (!item) return undefined
    const pdf = item.images.find((each) => each.file.endsWith('.pdf') && offersFile(item, each))
    return {
      reference: itemReference(item, citing),
      record: { kind: 'item', id: item.id },
      rights: item.rights_statement,
      ...(pdf ? { pdf: url + storagePath('images', pdf.file) } : {}),
    }
  }
  if (recordKind === 'event') {
    const event = EventAnswer.safeParse(read(/^\/api\/events\/\d+$/)).data?.data
    if (!event) return undefined
    // Its artists come without their last names: the last word is taken for it, as readers of such tags do.
    const artists = event.artists.map(({ display }) => ({
      display,
      last_name: display.split(' ').at(-1) ?? '',
    }))
    const record = { kind: 'event', id: event.id } as const
    return { reference: eventReference(event, artists, citing), record, rights: null }
  }
  return undefined
}

/** A day, month or year as `YYYY-MM-DD`, of a time its beginning; else the words. */
function dateOf(issued: Reference['issued']): string | undefined {
  if (issued === undefined) return undefined
  if ('literal' in issued) return issued.literal
  return issued['date-parts'][0].map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-')
}
