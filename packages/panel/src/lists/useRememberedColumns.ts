import { useCallback, useState } from 'react'
import { z } from 'zod'

const Names = z.array(z.string())

/** The columns of a list that are hidden, and how others are. */
export type RememberedColumns = readonly [
  hidden: ReadonlySet<string>,
  setHidden: (hidden: ReadonlySet<string>) => void,
]

/**
 * Which columns of a screen's list are hidden, kept in this browser.
 *
 * @param initial what is hidden before anybody has chosen.
 */
export function useRememberedColumns(screen: string, initial: readonly string[] = []): RememberedColumns {
  const key = `gallery.columns.${screen}`
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set(remembered(key) ?? initial))
  const remember = useCallback(
    (next: ReadonlySet<string>) => {
      setHidden(next)
      try {
        localStorage.setItem(key, JSON.stringify([...next]))
      } catch {
        // Then it holds until the list is opened anew.
      }
    },
    [key]
  )
  return [hidden, remember]
}

/** What was kept; undefined for nothing, or for what is not ours. */
function remembered(key: string): readonly string[] | undefined {
  try {
    return Names.parse(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    return undefined
  }
}
