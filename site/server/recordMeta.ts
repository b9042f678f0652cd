import type { Reference } from '@gallery/api'
import {
  ArchiveAnswer,
  ArtistAnswer,
  type Item,
  linkedPath,
  type PermanentRecord,
  permanentPath,
  storagePath,
} from '@gallery/contract'
import type { RenderedPage } from '../src/entry-server.tsx'
import { offersFile } from '../src/items/offersFile.ts'
import { escapeHtml } from './escape.ts'
import { isoDate } from './isoDate.ts'
import { readIn } from './readIn.ts'
import type { ShownRecord } from './shownRecord.ts'

type Page = Pick<RenderedPage, 'recordKind' | 'language' | 'seed'>

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
export function recordMeta(page: Page, shown: ShownRecord | undefined, origin: string): string[] {
  if (!shown) return namedRecord(page, origin)
  const { reference } = shown
  const record = { kind: shown.kind, id: shown.record.id }
  // An event itself is nobody's work.
  const rights = shown.kind === 'event' ? null : shown.record.rights_statement
  const pdf = shown.kind === 'item' ? pdfOf(shown.record) : undefined
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
    ['citation_pdf_url', pdf && origin + storagePath('images', pdf)],
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

/** The file of an item that can be read. */
function pdfOf(item: Item): string | undefined {
  return item.images.find((each) => each.file.endsWith('.pdf') && offersFile(item, each))?.file
}

/** A day, month or year as `YYYY-MM-DD`, of a time its beginning; else the words. */
function dateOf(issued: Reference['issued']): string | undefined {
  if (issued === undefined) return undefined
  if ('literal' in issued) return issued.literal
  return isoDate(issued['date-parts'][0])
}
