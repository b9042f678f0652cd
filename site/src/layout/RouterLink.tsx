import { connection } from '@gallery/client'
import { languageOf } from '@gallery/contract/plain'
import type { LinkProps } from '@gallery/ui'
import { type MouseEvent, startTransition, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { goWhen } from './goWhen.ts'
import { patience } from './patience.ts'
import { usePreload } from './usePreload.ts'

/**
 * Every link of the kit: pages of the site change without a reload, and their code and data are fetched as soon as
 * the pointer or the focus is on the link; anything else is a plain `<a>`. What is pressed before its page is there says
 * at once that it was, and is followed when the page has come or takes long. While there is no connection the page stays
 * that is shown, and the link is followed when it is back.
 */
export function RouterLink({ href, onPointerEnter, onFocus, onClick, ...props }: LinkProps) {
  const preload = usePreload()
  const navigate = useNavigate()
  const [isOnItsWay, setOnItsWay] = useState(false)
  const ofTheSite = languageOf(pathOf(href)) !== undefined && !props.target && props.download === undefined
  if (!ofTheSite)
    return <a href={href} onPointerEnter={onPointerEnter} onFocus={onFocus} onClick={onClick} {...props} />

  /** When the page is there, or waiting for it over; undefined where nothing is to be waited for. */
  function there(): Promise<unknown> | undefined {
    if (connection.isLost()) return isPart(href) ? undefined : connection.back()
    const coming = pathOf(href) === location.pathname ? undefined : preload(href)
    return coming && Promise.race([coming, new Promise((resolve) => setTimeout(resolve, patience))])
  }

  async function follow(event: MouseEvent): Promise<void> {
    const elsewhere = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || event.button !== 0
    if (event.defaultPrevented || elsewhere) return
    event.preventDefault()
    // As a browser does with the page that is open.
    const go = () => navigate(href, { replace: new URL(href, location.href).href === location.href })
    const coming = there()
    if (coming === undefined) return void go()
    setOnItsWay(true)
    await goWhen(coming, () => void go())
    // With the page that comes, not before it.
    startTransition(() => setOnItsWay(false))
  }

  return (
    <a
      aria-busy={isOnItsWay || undefined}
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        void follow(event)
      }}
      onPointerEnter={(event) => {
        void preload(href)
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        void preload(href)
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
