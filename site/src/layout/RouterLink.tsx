import type { LinkProps } from '@gallery/ui'
import { Link } from 'react-router-dom'
import { findRoute } from '../findRoute.ts'

/**
 * Every link of the kit: pages of the site change without a reload, and their module is fetched as soon as the
 * pointer or the focus is on the link; anything else is a plain `<a>`.
 */
export function RouterLink({ href, onPointerEnter, onFocus, ...props }: LinkProps) {
  const found = props.target || props.download !== undefined ? undefined : findRoute(pathOf(href))
  if (!found) return <a href={href} onPointerEnter={onPointerEnter} onFocus={onFocus} {...props} />
  const preload = () => {
    // A failure shows when the link is followed.
    found.route.page.load().catch(() => undefined)
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
