import type { Language, WorkSummary } from '@gallery/contract'
import { bound, techniqueOf, translated, yearOf } from '@gallery/contract/plain'
import type { WorkItem } from '@gallery/ui'
import { pictureProps } from './pictureProps.ts'

/** How a work stands in a grid, in the page's language. `artist: false` on the artist's own page, which says it once. */
export function workItem(
  work: WorkSummary,
  language: Language,
  href: string,
  { artist = true }: { artist?: boolean } = {}
): WorkItem {
  const title = translated(work, 'title', language)
  const technique = techniqueOf(work, language)
  return {
    id: work.id,
    href,
    title: bound(title.text),
    ...(title.lang ? { titleLang: title.lang } : {}),
    ...(artist && work.artist ? { artist: work.artist.display } : {}),
    year: yearOf(work, language),
    technique: technique.text,
    ...(technique.lang ? { techniqueLang: technique.lang } : {}),
    height: work.height,
    width: work.width,
    depth: work.depth,
    size: work.size_text,
    ...(work.reserved ? { reserved: true } : {}),
    ...(work.img ? { picture: pictureProps('images', work.img.file, work.img.picture, '') } : {}),
  }
}
