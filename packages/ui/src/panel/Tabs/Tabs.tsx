import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { moveRound } from '../../private/moveRound.ts'
import { readingKey } from '../../private/reading.ts'
import { TabLabel, type TabText } from './TabLabel.tsx'
import * as styles from './Tabs.css.ts'

/** A part of a screen, one of which shows. */
export interface TabItem extends TabText {
  id: string
  /** What shows while it is chosen. */
  content: ReactNode
  disabled?: boolean
}

export interface TabsProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange' | 'dir'> {
  /** What the parts are parts of, for screen readers: "Record of the work". */
  label: string
  /** The parts, in order. */
  items: readonly TabItem[]
  /** The id of the part that shows, when its owner decides; otherwise the first that is not disabled shows at first. */
  value?: string
  /** Called with the id of the part that was chosen. */
  onValueChange?: (id: string) => void
  /**
   * Keeps the parts that don't show on the page, so that what was typed in them stays.
   * @default false
   */
  keepMounted?: boolean
}

/**
 * Parts of a screen that take turns in one place: arrows move between the tabs. Renders `<div>` around a tab list
 * and its panels.
 *
 * Use it for parts that nobody needs at the same time. Use `RecordFold` instead for the parts of a record, which
 * have addresses of their own.
 */
export function Tabs({
  label,
  items,
  value,
  onValueChange,
  keepMounted = false,
  className,
  ...props
}: TabsProps) {
  const id = useId()
  const open = items.filter((item) => !item.disabled)
  const [own, setOwn] = useState(open[0]?.id)
  const shown = value ?? (open.find((item) => item.id === own) ?? open[0])?.id
  // Where Tab stops: a part that is disabled, or is none of them, may be shown by its owner all the same.
  const stop = Math.max(
    0,
    open.findIndex((item) => item.id === shown)
  )

  function show(next: string) {
    if (next === shown) return
    setOwn(next)
    onValueChange?.(next)
  }
  function move(event: KeyboardEvent<HTMLElement>) {
    const place = moveRound(readingKey(event), ['ArrowRight', 'ArrowLeft'], stop, open.length)
    const next = open[place ?? -1]
    if (!next) return
    event.preventDefault()
    show(next.id)
    const tabs = event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:enabled')
    tabs[open.indexOf(next)]?.focus()
  }

  return (
    <div {...props} className={className}>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {items.map(({ id: part, disabled, content: _, ...text }) => (
          <button
            key={part}
            type="button"
            role="tab"
            id={`${id}-${part}-tab`}
            aria-selected={part === shown}
            aria-controls={`${id}-${part}`}
            tabIndex={part === open[stop]?.id ? 0 : -1}
            disabled={disabled}
            data-errors={text.errors ? '' : undefined}
            className={styles.tab}
            onClick={() => show(part)}
          >
            <TabLabel {...text} />
          </button>
        ))}
      </div>
      {items.map(({ id: part, content }) => (
        <div
          key={part}
          role="tabpanel"
          id={`${id}-${part}`}
          aria-labelledby={`${id}-${part}-tab`}
          // A panel may hold nothing that takes the focus: the keyboard reaches it all the same.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: as the ARIA guide asks of a tab panel.
          tabIndex={0}
          hidden={part !== shown}
          className={styles.panel}
        >
          {part === shown || keepMounted ? content : null}
        </div>
      ))}
    </div>
  )
}
