import type { LinkComponent, LinkProps } from '@gallery/ui'
import { createContext, use } from 'react'
import { useLeaving } from './LeavingContext.ts'

/** How a link is followed where nothing is unsaved: the link of whatever is around the panel. */
export const OuterLinkContext = createContext<LinkComponent>('a')

/** Every link of the panel: as around it, but what is unsaved is asked about first. */
export function AdminLink({ onClick, ...props }: LinkProps) {
  const { asks, go } = useLeaving()
  const Link = use(OuterLinkContext)
  return (
    <Link
      {...props}
      onClick={(event) => {
        onClick?.(event)
        const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
        if (event.defaultPrevented || elsewhere || props.target || props.download !== undefined) return
        if (!asks(props.href)) return
        event.preventDefault()
        go(props.href)
      }}
    />
  )
}
