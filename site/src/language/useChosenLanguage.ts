import type { Language } from '@gallery/contract'
import { languageCookie } from '@gallery/contract/plain'
import { useEffect, useRef } from 'react'

const year = 365 * 24 * 60 * 60

/**
 * Remembers the language to which the visitor changes, for addresses that name none. The one that a page was opened in
 * is not chosen: a link may have led there.
 */
export function useChosenLanguage(language: Language | undefined): void {
  const spoken = useRef(language)
  useEffect(() => {
    if (language === undefined || language === spoken.current) return
    spoken.current = language
    const secure = window.location.protocol === 'https:' ? '; secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the other way to write one.
    document.cookie = `${languageCookie}=${language}; path=/; max-age=${year}; samesite=lax${secure}`
  }, [language])
}
