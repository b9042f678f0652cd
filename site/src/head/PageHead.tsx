import { useLanguage, useLoadedSite } from '@gallery/client'
import { translated } from '@gallery/contract/plain'
import { use, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { type Head, HeadContext } from './head.ts'
import { useTellPaths } from './PagePaths.tsx'

/**
 * A page's title ("<title> | <gallery>") and what else {@link Head} tells; a page without a description of its own has
 * the gallery's. Renders nothing.
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
  const { pathname } = useLocation()
  const tell = useTellPaths()
  const { es, en } = head.paths ?? {}
  useEffect(() => {
    const paths = { ...(es ? { es } : {}), ...(en ? { en } : {}) }
    tell(es || en ? { at: pathname, paths } : undefined)
  }, [tell, pathname, es, en])
  return null
}
