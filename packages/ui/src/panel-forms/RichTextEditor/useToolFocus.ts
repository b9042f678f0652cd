import { type KeyboardEvent, type RefObject, useState } from 'react'
import { readingKey } from '../../private/reading.ts'

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/**
 * One stop of the tab key for a whole toolbar; arrows, Home and End move inside it. The tools are the elements of
 * the toolbar with `data-tool`, in their order.
 */
export function useToolFocus(toolbar: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(0)
  const tools = () => Array.from(toolbar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])

  return {
    /** Puts the focus where it was in the toolbar. */
    enter: () => tools()[current]?.focus(),
    /** What the tool at this place takes. */
    tool: (at: number) => ({
      'data-tool': '',
      tabIndex: at === current ? 0 : -1,
      onFocus: () => setCurrent(at),
    }),
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[readingKey(event)]
      const all = tools()
      const at = all.findIndex((tool) => tool.contains(document.activeElement))
      if (!step || at < 0) return
      event.preventDefault()
      all[step(at, all.length)]?.focus()
    },
  }
}
