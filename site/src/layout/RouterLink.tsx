import type { LinkProps } from '@gallery/ui'
import { Link } from 'react-router-dom'
import { findRoute } from '../findRoute.ts'
import { languageOf } from '../language/language.ts'

/**
 * Every link of the kit: pages of the site change without a reload, and their module is fetched as soon as the
 * pointer or the focus is on the link; anything else is a plain `<a>`.
 */
export function RouterLink({ href, onPointerEnter, onFocus, ...props }: LinkProps) {
  const path = pathOf(href)
  const ofTheSite = languageOf(path) !== undefined && !props.target && props.download === undefined
  if (!ofTheSite) return <a href={href} onPointerEnter={onPointerEnter} onFocus={onFocus} {...props} />
  const preload = () => {
    // A failure shows when the link is followed.
    findRoute(path)
      ?.route.page.load()
      .catch(() => undefined)
  }
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
