import type { PointerEvent, ReactNode } from 'react'
import { useLink } from '../controls/Link/LinkProvider.tsx'
import { useCloseMenu } from './Dropdown.tsx'

export interface DropdownItemProps {
  children: ReactNode
  className: string
  /** Where it leads; without it, it acts. */
  href?: string
  onSelect?: () => void
  /**
   * The menu stays open: for what can be ticked one after another.
   * @default false
   */
  stays?: boolean
  /** @default 'menuitem' */
  role?: 'menuitem' | 'menuitemradio' | 'menuitemcheckbox'
  'aria-checked'?: boolean
  'data-tone'?: 'danger'
  /** The language of what it says, when it is not the page's. */
  lang?: string | undefined
}

/** A line of a menu: a link or a button. The pointer moves the focus, so that there is one highlight, not two. */
export function DropdownItem({
  href,
  onSelect,
  stays = false,
  role = 'menuitem',
  ...props
}: DropdownItemProps) {
  const Link = useLink()
  const close = useCloseMenu()
  const line = {
    ...props,
    role,
    tabIndex: -1,
    onPointerMove: ({ currentTarget }: PointerEvent<HTMLElement>) =>
      currentTarget.focus({ preventScroll: true }),
    onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>) =>
      currentTarget.closest<HTMLElement>('[role="menu"]')?.focus({ preventScroll: true }),
    onClick() {
      if (!stays) close()
      onSelect?.()
    },
  }
  if (href !== undefined) return <Link {...line} href={href} />
  return <button type="button" {...line} />
}
