import { pictureProps } from '@gallery/client'
import type { AskedAnswer, Language } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import type { Result } from '@gallery/ui'

/** A work that is asked about, or may be: as little of it as a room tells. */
export type AskedWork = AskedAnswer['data'][number]

/** Such a work as a row: its picture, its title, by whom. */
export function askedResult(work: AskedWork, language: Language, id: string, href: string): Result {
  const title = translated(work, 'title', language)
  return {
    id,
    href,
    title: <em>{title.text}</em>,
    ...(title.lang ? { titleLang: title.lang } : {}),
    note: work.artist?.display,
    ...(work.img ? { picture: pictureProps('images', work.img.file, work.img.picture, '') } : {}),
  }
}
