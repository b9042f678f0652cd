import { connection } from '@gallery/client'
import { languageOf } from '@gallery/contract/plain'
import type { LinkProps } from '@gallery/ui'
import { Link, useNavigate } from 'react-router-dom'
import { goWhenBack } from './goWhenBack.ts'
import { usePreload } from './usePreload.ts'

/**
 * Every link of the kit: pages of the site change without a reload, and their code and data are fetched as soon as
 * the pointer or the focus is on the link; anything else is a plain `<a>`. While there is no connection the page stays
 * that is shown, and the link is followed when it is back.
 */
export function RouterLink({ href, onPointerEnter, onFocus, onClick, ...props }: LinkProps) {
  const preloadPage = usePreload()
  const navigate = useNavigate()
  const ofTheSite = languageOf(pathOf(href)) !== undefined && !props.target && props.download === undefined
  if (!ofTheSite)
    return <a href={href} onPointerEnter={onPointerEnter} onFocus={onFocus} onClick={onClick} {...props} />
  const preload = () => preloadPage(href)
  return (
    <Link
      {...props}
      to={href}
      onClick={(event) => {
        onClick?.(event)
        const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
        if (event.defaultPrevented || elsewhere || !connection.isLost() || isPart(href)) return
        event.preventDefault()
        void goWhenBack(() => void navigate(href))
      }}
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

/** Whether an address is a part of the panel's screen that is open, which needs nothing more to be shown. */
function isPart(href: string): boolean {
  const screen = (path: string) => path.split('/').slice(0, 5)
  const target = screen(pathOf(href))
  return (
    target.length === 5 && target[2] === 'admin' && target.join('/') === screen(location.pathname).join('/')
  )
}
