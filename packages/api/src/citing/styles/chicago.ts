import { noDate } from '../noDate.ts'
import type { Reference } from '../reference.ts'
import { dateWords, longDates } from './dateWords.ts'
import { firstInverted } from './nameLists.ts'
import { italic, joined, merged, plain, quoted, type Run, sentences } from './runs.ts'

/** The Chicago Manual of Style, 18th edition: an entry of a bibliography, with notes. */
export function chicago(reference: Reference): Run[] {
  const { title, language, author = [] } = reference
  const date = plain(dateWords(reference.issued, longDates(language)) ?? noDate(language))
  const names = plain(firstInverted(author, language, { most: 6, some: 3 }))
  return sentences(names, ...body(reference, title, date), kept(reference), plain(reference.URL))
}

function body(reference: Reference, title: string, date: Run[]): Run[][] {
  const { language, medium, dimensions, genre } = reference
  switch (reference.type) {
    case 'graphic':
      return [italic(title), date, plain([medium, dimensions].filter(Boolean).join(', '))]
    case 'event':
      return [italic(title), joined(', ', plain(genre), plain(reference['event-place']), date)]
    case 'personal_communication':
    case 'document':
      return [joined(', ', plain(title), date)]
    case 'manuscript':
      return [quoted(title, language), date]
    case 'article-magazine':
    case 'article-newspaper': {
      const container = reference['container-title']
      return [quoted(title, language), joined(', ', container ? italic(container) : [], date)]
    }
    case 'book':
    case 'song':
    case 'motion_picture':
      return [italic(title), joined(', ', plain(reference['publisher-place']), date)]
  }
}

/** From the mark to the town. An event is nothing that is kept. */
function kept(reference: Reference): Run[] {
  if (reference.type === 'event') return []
  const { archive, archive_collection, archive_location } = reference
  return merged(
    joined(', ', ...[archive_location, archive_collection, archive, reference['archive-place']].map(plain))
  )
}
