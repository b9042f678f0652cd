import { type ComponentPropsWithRef, cloneElement, type ReactElement, type ReactNode } from 'react'
import { Dropdown } from './Dropdown.tsx'
import { DropdownItem } from './DropdownItem.tsx'
import * as styles from './panelMenu.css.ts'

export interface PanelMenuProps {
  /** The `<button>` that opens it. */
  opener: ReactElement<ComponentPropsWithRef<'button'>>
  /** `MenuLine`, `MenuChoices`, `MenuTick` and `MenuRule`. */
  children: ReactNode
  align?: 'start' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** A menu of the panel under a button of its own: arrows move, letters jump, Escape gives the focus back. */
export function PanelMenu({ opener, children, align = 'start', open, onOpenChange }: PanelMenuProps) {
  return (
    <Dropdown
      align={align}
      open={open}
      onOpenChange={onOpenChange}
      className={styles.list}
      given={opener.props}
      opener={(props) => cloneElement(opener, props)}
    >
      {children}
    </Dropdown>
  )
}

interface MenuLineProps {
  label: ReactNode
  /** Where it leads; without it, it acts. */
  href?: string
  onSelect?: () => void
  /** The key that does the same outside the menu: "Enter". */
  hotkey?: string
  tone?: 'danger'
}

/** One thing to do, or one place to go to. */
export function MenuLine({ label, href, onSelect, hotkey, tone }: MenuLineProps) {
  return (
    <DropdownItem href={href} className={styles.line} data-tone={tone} onSelect={onSelect}>
      {label}
      {hotkey ? (
        <span className={styles.end}>
          <kbd className={styles.key}>{hotkey}</kbd>
        </span>
      ) : null}
    </DropdownItem>
  )
}

/** One value of several. */
export interface MenuChoice {
  value: string
  label: string
  /** The language of the label, when it is not the page's. */
  lang?: string | undefined
  /** How many records have it. */
  count?: number
}

interface MenuChoicesProps {
  /** What is chosen: "Estado". Shown above unless hidden. */
  label: string
  hideLabel?: boolean
  choices: readonly MenuChoice[]
  value: string
  onChoose: (value: string) => void
}

/** One value of several, as radios. */
export function MenuChoices({ label, hideLabel = false, choices, value, onChoose }: MenuChoicesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a menu.
    <div role="group" aria-label={label}>
      {hideLabel ? null : (
        <div className={styles.heading} aria-hidden>
          {label}
        </div>
      )}
      {choices.map((choice) => (
        <DropdownItem
          key={choice.value}
          role="menuitemradio"
          aria-checked={choice.value === value}
          lang={choice.lang}
          className={styles.line}
          onSelect={() => onChoose(choice.value)}
        >
          <span className={styles.ring} aria-hidden="true" />
          {choice.label}
          {choice.count === undefined ? null : <span className={styles.end}>{choice.count}</span>}
        </DropdownItem>
      ))}
    </div>
  )
}

interface MenuTickProps {
  label: string
  count?: number
  checked: boolean
  onChange: (checked: boolean) => void
}

/** One of several that hold at once; the menu stays open. */
export function MenuTick({ label, count, checked, onChange }: MenuTickProps) {
  return (
    <DropdownItem
      role="menuitemcheckbox"
      aria-checked={checked}
      stays
      onSelect={() => onChange(!checked)}
      className={styles.line}
    >
      <span className={styles.box} aria-hidden="true" />
      {label}
      {count === undefined ? null : <span className={styles.end}>{count}</span>}
    </DropdownItem>
  )
}

/** Between two groups. */
export function MenuRule() {
  return <hr className={styles.divider} />
}
