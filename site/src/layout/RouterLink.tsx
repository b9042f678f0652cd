import type { LinkProps } from '@gallery/ui'
import { Link } from 'react-router-dom'
import { languageOf } from '../language/language.ts'
import { usePreload } from './usePreload.ts'

/**
 * Every link of the kit: pages of the site change without a reload, and their code and data are fetched as soon as
 * the pointer or the focus is on the link; anything else is a plain `<a>`.
 */
export function RouterLink({ href, onPointerEnter, onFocus, ...props }: LinkProps) {
  const preloadPage = usePreload()
  const ofTheSite = languageOf(pathOf(href)) !== undefined && !props.target && props.download === undefined
  if (!ofTheSite) return <a href={href} onPointerEnter={onPointerEnter} onFocus={onFocus} {...props} />
  const preload = () => preloadPage(href)
  return (
    <Link
      {...props}
      to={href}
      onPointerEnter={(event) => {
        preload()
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        preload()
        onFocus?.(event)
      }}
    />
  )
}

/** The path of an address of this site: without query and place in the page. */
function pathOf(href: string): string {
  return href.split(/[?#]/, 1)[0] ?? ''
}
