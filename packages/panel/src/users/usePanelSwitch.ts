import { useCallback, useState } from 'react'
import { useRefresh } from '../frame/useRefresh.ts'
import { useRowSwitches } from '../lists/useRowSwitches.ts'
import { grantPanel } from './userWrites.ts'

/**
 * The switches that give the panel and take it. Taking it from the last one beside oneself asks first.
 *
 * @param supers how many have it
 */
export function usePanelSwitch(supers: number) {
  const refresh = useRefresh()
  const [asked, setAsked] = useState<number>()
  const { switching, flip } = useRowSwitches(
    useCallback(
      async (id, to) => {
        await grantPanel(id, to)
        await refresh()
      },
      [refresh]
    )
  )
  const ask = useCallback(
    async (id: number, to: boolean) => {
      if (!to && supers <= 2) setAsked(id)
      else await flip(id, to)
    },
    [supers, flip]
  )
  return {
    switching,
    flip: ask,
    /** Whether it waits for an answer. */
    asking: asked !== undefined,
    answer: (yes: boolean) => {
      setAsked(undefined)
      if (yes && asked !== undefined) void flip(asked, false)
    },
  }
}
