import type { Archive, Language } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import type { StructuredData } from '../head/head.ts'
import { plainText } from '../language/plainText.ts'

/** An archive: how much is in it, of which years, and whom it is about. */
export function archiveData(archive: Archive, url: string, language: Language): StructuredData {
  const description = plainText(translated(archive, 'description', language).text)
  const { first_year, last_year } = archive
  return {
    '@type': ['Collection', 'ArchiveComponent'],
    name: translated(archive, 'title', language).text,
    url,
    ...(description ? { description } : {}),
    collectionSize: archive.count,
    ...(first_year === null ? {} : { temporalCoverage: `${first_year}/${last_year ?? first_year}` }),
    ...(archive.artists.length > 0
      ? { about: archive.artists.map(({ display }) => ({ '@type': 'Person', name: display })) }
      : {}),
  }
}
