import { say } from '../../say.ts'
import type { Reference } from '../reference.ts'
import { dateWords, shortDates } from './dateWords.ts'
import { firstInverted } from './nameLists.ts'
import { italic, joined, plain, quoted, type Run, sentences } from './runs.ts'

/** The MLA Handbook, 9th edition: an entry of the works cited. */
export function mla(reference: Reference): Run[] {
  const { language, author = [], archive, archive_collection, archive_location, URL } = reference
  const form = shortDates(language)
  const container = reference['container-title']
  const isEvent = reference.type === 'event'
  return sentences(
    plain(firstInverted(author, language, { most: 2, some: 1 })),
    titled(reference),
    joined(
      ', ',
      container ? italic(container) : [],
      plain(dateWords(reference.issued, form)),
      ...(isEvent
        ? [plain(reference['event-place'])]
        : [archive_collection, archive_location, archive, reference['archive-place']].map(plain)),
      plain(URL)
    ),
    plain(
      say(language === 'en' ? 'en' : 'es', 'cite.accessed', {
        day: dateWords(reference.accessed, form) ?? '',
      })
    )
  )
}

function titled({ type, title, language }: Reference): Run[] {
  switch (type) {
    case 'personal_communication':
    case 'document':
      return plain(title)
    case 'manuscript':
    case 'article-magazine':
    case 'article-newspaper':
      return quoted(title, language)
    default:
      return italic(title)
  }
}
