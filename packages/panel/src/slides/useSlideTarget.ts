import { useGet, useLanguage } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { useIntl } from 'react-intl'

/** What a slide leads to, by name: "Muestra: La línea que corta la esquina"; the path itself where no name is known. */
export function useSlideTarget(link: string): string {
  const intl = useIntl()
  const language = useLanguage()
  const [, list = '', digits = ''] = /^\/(\w+)\/(\d{1,9})(?:\/[^/]*)?$/.exec(link) ?? []
  const id = Number(digits)
  const isEvent = list === 'events' || list === 'exhibitions'
  const event = useGet(isEvent ? urlOf('/api/events/:id', { id }) : null).data?.data
  const artist = useGet(list === 'artists' ? urlOf('/api/artists/:id', { id }) : null).data?.data
  const archive = useGet(list === 'archives' ? urlOf('/api/archives/:id', { id }) : null).data?.data
  const named = (kind: string, name: string) =>
    intl.formatMessage({ id: 'admin.slides.targetOf' }, { kind: intl.formatMessage({ id: kind }), name })
  if (event) return named(`admin.slides.target.${event.kind}`, translated(event, 'title', language).text)
  if (artist) return named('admin.slides.target.artist', artist.display)
  if (archive) return named('admin.slides.target.archive', translated(archive, 'title', language).text)
  return link
}
