import { use, useEffect } from 'react'
import { useLoadedSite } from '../data/useSite.ts'
import { useLanguage } from '../language/LanguageContext.ts'
import { translated } from '../language/translated.ts'
import { type Head, HeadContext } from './head.ts'

/**
 * A page's title ("<title> | <gallery>", spec §2) and what else {@link Head} tells; a page without a description of its
 * own has the gallery's. Renders nothing.
 */
export function PageHead({ title, description, ...rest }: Head) {
  const { options } = useLoadedSite()
  const language = useLanguage()
  const head: Head = {
    ...rest,
    title: `${title} | ${options.name}`,
    description: description || translated(options, 'tagline', language).text,
  }
  use(HeadContext)?.(head)
  useEffect(() => {
    document.title = head.title
    document.querySelector('meta[name="description"]')?.setAttribute('content', head.description ?? '')
  }, [head.title, head.description])
  return null
}
