import * as Dropdown from '@radix-ui/react-dropdown-menu'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { useLink } from '../Link/LinkProvider.tsx'
import { joinClasses } from '../private/joinClasses.ts'
import * as styles from './Menu.css.ts'

/** A line of a menu: one that leads somewhere, one that does something, or a rule between two groups. */
export type MenuItem =
  | { kind: 'link'; label: string; href: string }
  | { kind: 'action'; label: string; onSelect: () => void; tone?: 'danger' }
  | { kind: 'divider'; id: string }

export interface MenuProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What the opener says: the visitor's first name. */
  label: ReactNode
  /** The lines, in order; labels differ from one another. */
  items: readonly MenuItem[]
  /**
   * Which end of the opener the list hangs from.
   * @default 'end'
   */
  align?: 'start' | 'end'
}

/**
 * A word that opens a list of links and actions: arrows move, Escape closes and gives the focus back.
 * Renders the opener's `<button>`; the list hangs at the end of the document.
 */
export function Menu({ label, items, align = 'end', className, ...props }: MenuProps) {
  return (
    <Dropdown.Root modal={false}>
      <Dropdown.Trigger {...props} className={joinClasses(styles.trigger, className)}>
        {label}
        <Icon name="chevron-down" />
      </Dropdown.Trigger>
      <Dropdown.Portal>
        <Dropdown.Content align={align} sideOffset={4} collisionPadding={8} className={styles.list}>
          {items.map((item) => (
            <Line key={item.kind === 'divider' ? item.id : item.label} item={item} />
          ))}
        </Dropdown.Content>
      </Dropdown.Portal>
    </Dropdown.Root>
  )
}

function Line({ item }: { item: MenuItem }) {
  const Link = useLink()
  if (item.kind === 'divider') return <Dropdown.Separator className={styles.divider} />
  if (item.kind === 'link') {
    return (
      <Dropdown.Item asChild className={styles.item}>
        <Link href={item.href}>{item.label}</Link>
      </Dropdown.Item>
    )
  }
  return (
    <Dropdown.Item className={styles.item} data-tone={item.tone} onSelect={item.onSelect}>
      {item.label}
    </Dropdown.Item>
  )
}
