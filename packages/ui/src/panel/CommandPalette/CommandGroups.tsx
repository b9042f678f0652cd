import { type ComponentPropsWithRef, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import * as styles from './CommandPalette.css.ts'
import { CommandRow } from './CommandRow.tsx'
import type { Command, CommandGroup } from './command.ts'
import { commandPaletteMessages as messages } from './messages.ts'

interface CommandGroupsProps<Item extends Command> {
  groups: readonly CommandGroup<Item>[]
  query: string
  /** What makes a line one of the list, by its place among the lines of all groups. */
  itemProps: (item: Item, index: number) => ComponentPropsWithRef<'div'>
}

/** The groups of the list that hold something, each under its name and total. */
export function CommandGroups<Item extends Command>({ groups, query, itemProps }: CommandGroupsProps<Item>) {
  const id = useId()
  const filled = groups.filter((group) => group.items.length > 0)
  const starts = filled.map((_, place) =>
    filled.slice(0, place).reduce((count, group) => count + group.items.length, 0)
  )
  return filled.map((group, place) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a list of options
    <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
      <div className={styles.heading}>
        <span id={`${id}-${group.id}`}>{group.title}</span>
        {group.total !== undefined && group.total > group.items.length ? (
          <span>
            <FormattedMessage {...messages.total} values={{ total: group.total }} />
          </span>
        ) : null}
      </div>
      {group.items.map((item, index) => (
        <CommandRow
          key={item.id}
          {...itemProps(item, (starts[place] ?? 0) + index)}
          command={item}
          query={query}
        />
      ))}
    </div>
  ))
}
