import { useEffect, useState } from 'react'

/** Milliseconds after which a title is taken to stay: that of what is on its way is soon followed by the record's. */
const passing = 500

/**
 * The title to read out after so many arrivals, and whatever it becomes until the next: a page may learn only from a read
 * what it is called. Empty before the first.
 */
export function useTitleSaid(arrivals: number): string {
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (arrivals === 0) return
    let timer: ReturnType<typeof setTimeout>
    function saySoon(): void {
      clearTimeout(timer)
      timer = setTimeout(() => setTitle(document.title), passing)
    }
    const changes = new MutationObserver(saySoon)
    changes.observe(document.head, { childList: true, subtree: true })
    saySoon()
    return () => {
      changes.disconnect()
      clearTimeout(timer)
    }
  }, [arrivals])
  return title
}
