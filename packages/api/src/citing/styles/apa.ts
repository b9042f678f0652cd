import { noDate } from '../noDate.ts'
import type { Reference } from '../reference.ts'
import { dateWords, yearFirst } from './dateWords.ts'
import { allInverted } from './nameLists.ts'
import { italic, joined, merged, plain, type Run, sentences } from './runs.ts'

/** The Publication Manual of the American Psychological Association, 7th edition: an entry of the references. */
export function apa(reference: Reference): Run[] {
  const { title, language, author = [], genre, medium } = reference
  const container = reference['container-title']
  const date = plain(`(${dateWords(reference.issued, yearFirst(language)) ?? noDate(language)})`)
  const description = genre ?? medium
  const titled = joined(
    ' ',
    container ? plain(title) : italic(title),
    plain(description === undefined ? undefined : `[${description}]`)
  )
  const names = allInverted(author, language)
  const head =
    names === ''
      ? [titled, date]
      : [joined(' ', plain(names.endsWith('.') ? names : `${names}.`), date), titled]
  return merged(
    joined(' ', sentences(...head, container ? italic(container) : [], kept(reference)), plain(reference.URL))
  )
}

function kept(reference: Reference): Run[] {
  const { archive, archive_collection, archive_location } = reference
  const mark = archive_location && archive_collection ? ` (${archive_location})` : ''
  const place =
    reference.type === 'event'
      ? [reference['event-place']]
      : [
          archive_collection ? archive_collection + mark : archive_location,
          archive,
          reference['archive-place'],
        ]
  return joined(', ', ...place.map(plain))
}
