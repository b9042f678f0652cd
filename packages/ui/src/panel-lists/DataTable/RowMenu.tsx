import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { fill } from '../../private/fill.ts'
import { type MenuChoice, MenuChoices, MenuLine, MenuRule, PanelMenu } from '../../private/PanelMenu.tsx'
import { dataTableMessages as messages } from './messages.ts'
import { menuOpener } from './tableRow.css.ts'

/** A part of a row's menu: a place, an action, one value of several, or a rule between two groups. */
export type RowMenuItem =
  | { kind: 'link'; label: string; href: string; hotkey?: string }
  | { kind: 'action'; label: string; onSelect: () => void; hotkey?: string; tone?: 'danger' }
  | {
      kind: 'choice'
      label: string
      choices: readonly MenuChoice[]
      value: string
      onChoose: (value: string) => void
    }
  | { kind: 'divider'; id: string }

interface RowMenuProps {
  /** What the row is called. */
  name: string
  /** Asked for when the menu opens. */
  items: () => readonly RowMenuItem[]
}

/** Three dots that open what can be done with a row. */
export function RowMenu({ name, items }: RowMenuProps) {
  const intl = useIntl()
  const [open, setOpen] = useState(false)
  return (
    <PanelMenu
      align="end"
      open={open}
      onOpenChange={setOpen}
      opener={
        <button type="button" aria-label={fill(intl, messages.actionsOf, { name })} className={menuOpener}>
          <Icon name="dots" size="m" />
        </button>
      }
    >
      {open ? items().map(part) : null}
    </PanelMenu>
  )
}

function part(item: RowMenuItem): ReactNode {
  switch (item.kind) {
    case 'divider':
      return <MenuRule key={item.id} />
    case 'choice':
      return (
        <MenuChoices
          key={item.label}
          label={item.label}
          choices={item.choices}
          value={item.value}
          onChoose={item.onChoose}
        />
      )
    case 'link':
      return <MenuLine key={item.label} label={item.label} href={item.href} hotkey={item.hotkey} />
    case 'action':
      return (
        <MenuLine
          key={item.label}
          label={item.label}
          tone={item.tone}
          hotkey={item.hotkey}
          onSelect={item.onSelect}
        />
      )
  }
}
