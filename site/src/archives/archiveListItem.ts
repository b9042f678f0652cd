import { pictureProps } from '@gallery/client'
import type { ArchivesAnswer, Language } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import type { ArchiveListItem } from '@gallery/ui'
import { yearsCovered } from './yearsCovered.ts'

/** How an archive stands in the list. */
export function archiveListItem(
  archive: ArchivesAnswer['data'][number],
  language: Language
): ArchiveListItem {
  const title = translated(archive, 'title', language)
  const description = translated(archive, 'description', language)
  const years = yearsCovered(archive)
  return {
    id: archive.id,
    href: `/${language}/archives/${archive.id}`,
    title: title.text,
    ...(title.lang ? { titleLang: title.lang } : {}),
    trustedDescription: description.text,
    ...(description.lang ? { descriptionLang: description.lang } : {}),
    count: archive.count,
    ...(years ? { years } : {}),
    pictures: archive.images.flatMap(({ file, picture }) =>
      picture ? [pictureProps('images', file, picture, '')] : []
    ),
    hidden: !archive.public,
  }
}
