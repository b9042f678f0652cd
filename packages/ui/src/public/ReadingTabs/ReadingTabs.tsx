import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { moveRound } from '../../private/moveRound.ts'
import { readingKey } from '../../private/reading.ts'
import * as styles from './ReadingTabs.css.ts'

/** What can be read of a document: "Transcription", "Record". */
export interface ReadingTab {
  id: string
  label: ReactNode
  content: ReactNode
}

export interface ReadingTabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir'> {
  /** What the tabs are of, for screen readers: "To read". */
  label: string
  /** In order; the first shows at first. */
  tabs: readonly ReadingTab[]
  /** At the end of the bar, while the tab with this id shows: the text in another language. */
  end?: { of: string; action: ReactNode }
}

/**
 * What a document says and what is known of it, which take turns beside its picture; arrows move between the tabs.
 * Renders `<div>`.
 *
 * Use it beside the leaves of an item. Use `Facts` alone instead where there is nothing to read but facts.
 */
export function ReadingTabs({ label, tabs, end, className, ...props }: ReadingTabsProps) {
  const id = useId()
  const [chosen, setChosen] = useState<string>()
  const shown = tabs.find((tab) => tab.id === chosen)?.id ?? tabs[0]?.id

  function move(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex((tab) => tab.id === shown)
    const place = moveRound(readingKey(event), ['ArrowRight', 'ArrowLeft'], at, tabs.length)
    const next = tabs[place ?? -1]
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    setChosen(next.id)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(next)]?.focus()
  }

  return (
    <div {...props} className={joinClasses(styles.root, className)}>
      {/* On paper its rule would stand a little under the one of the sheet. */}
      <div data-screen="" className={styles.bar}>
        <div role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}-tab`}
              aria-selected={tab.id === shown}
              aria-controls={`${id}-${tab.id}`}
              tabIndex={tab.id === shown ? 0 : -1}
              className={styles.tab}
              onClick={() => setChosen(tab.id)}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {end && end.of === shown ? end.action : null}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}`}
          aria-labelledby={`${id}-${tab.id}-tab`}
          // A panel may hold nothing that takes the focus: the keyboard reaches it all the same.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: as the ARIA guide asks of a tab panel.
          tabIndex={0}
          hidden={tab.id !== shown}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
