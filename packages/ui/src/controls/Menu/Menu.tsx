import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Dropdown } from '../../private/Dropdown.tsx'
import { DropdownItem } from '../../private/DropdownItem.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { Icon } from '../Icon/Icon.tsx'
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
 * A word that opens a list of links and actions: arrows move, letters jump, Escape closes and gives the focus back.
 * Renders the opener's `<button>`; the list hangs at the end of the document, or of the dialog around it.
 *
 * Use it for the rarer actions of a row, and for what belongs to the account. Use `Button` instead for an action
 * that is always wanted, and `Select` for a value of a form.
 */
export function Menu({ label, items, align = 'end', className, ...props }: MenuProps) {
  return (
    <Dropdown
      align={align}
      className={styles.list}
      given={props}
      opener={(opener) => (
        <button type="button" {...props} {...opener} className={joinClasses(styles.trigger, className)}>
          {label}
          <Icon name="chevron-down" />
        </button>
      )}
    >
      {items.map((item) => (
        <Line key={item.kind === 'divider' ? item.id : item.label} item={item} />
      ))}
    </Dropdown>
  )
}

function Line({ item }: { item: MenuItem }) {
  if (item.kind === 'divider') return <hr className={styles.divider} />
  const target =
    item.kind === 'link' ? { href: item.href } : { onSelect: item.onSelect, 'data-tone': item.tone }
  return (
    <DropdownItem {...target} className={styles.item}>
      {item.label}
    </DropdownItem>
  )
}
