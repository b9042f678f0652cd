import type { Language } from '@gallery/contract'

/** Where a slide leads; nowhere when the gallery has not said, or has said what no link can be. */
export function slideHref(link: string, language: Language): string | undefined {
  if (/^https?:\/\//i.test(link)) return link
  if (link === '' || /^[a-z][a-z\d+.-]*:|^\/\//i.test(link)) return undefined
  return `/${language}/${link.replace(/^\/+/, '')}`
}
