import type { LinkProps } from '@gallery/ui'
import { RouterLink } from '../../layout/RouterLink.tsx'
import { useLeaving } from './LeavingContext.ts'

/** Every link of the panel: as the site's, but what is unsaved is asked about first. */
export function AdminLink({ onClick, ...props }: LinkProps) {
  const { asks, go } = useLeaving()
  return (
    <RouterLink
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
