import { useGet, useLanguage, useReread } from '@gallery/client'
import { type PanelSearchAnswer, urlOf } from '@gallery/contract'
import { artistHref, eventHref, itemHref, translated, workHref } from '@gallery/contract/plain'
import type { Entity } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import { withoutLanguage } from '../frame/withoutLanguage.ts'

interface SlideTargets {
  /** Public pages whose records hold the words, each by its path under the language. */
  found: Entity[]
  loading: boolean
  failed: boolean
  retry: () => void
}

/** What a slide can lead to, searched by words in the whole gallery. */
export function useSlideTargets(words: string): SlideTargets {
  const intl = useIntl()
  const language = useLanguage()
  const reread = useReread()
  const asked = words.trim()
  const { data, failure } = useGet(asked === '' ? null : urlOf('/api/search?showAll=1', { q: asked }))
  const found = data
    ? pagesIn(data.data).map(({ kind, label, lang, href }): Entity => {
        const meta = intl.formatMessage({ id: `admin.slides.target.${kind}` })
        return { id: withoutLanguage(href), label, meta, ...(lang ? { lang } : {}) }
      })
    : []

  /** Records that visitors can see, in the order in which a gallery announces them. */
  function pagesIn({ events, artists, works, archives, items }: PanelSearchAnswer['data']) {
    const titled = (text: { text: string; lang?: string }) => ({ label: text.text, lang: text.lang })
    return [
      ...events.data.map((event) => ({
        kind: event.kind,
        ...titled(translated(event, 'title', language)),
        href: eventHref(event, language),
      })),
      ...artists.data.map((artist) => ({
        kind: 'artist',
        label: artist.display,
        lang: undefined,
        href: artistHref(artist, language),
      })),
      ...works.data
        .filter((work) => work.public)
        .map((work) => ({
          kind: 'work',
          ...titled(translated(work, 'title', language)),
          href: workHref(work, language),
        })),
      ...archives.data
        .filter((archive) => archive.public)
        .map((archive) => ({
          kind: 'archive',
          ...titled(translated(archive, 'title', language)),
          href: `/${language}/archives/${archive.id}`,
        })),
      ...items.data
        .filter((item) => item.public && item.active)
        .map((item) => ({
          kind: 'item',
          ...titled(translated(item, 'subtitle', language)),
          href: itemHref(item, language),
        })),
    ]
  }

  return {
    found,
    loading: asked !== '' && data === undefined && failure === undefined,
    failed: data === undefined && failure !== undefined,
    retry: () => void reread('/api/search'),
  }
}
