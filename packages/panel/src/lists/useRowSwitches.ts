import { reported } from '@gallery/client'
import { useCallback, useState } from 'react'

/** What a row's switch is doing: on its way to `to`, or back from there because it was not saved. */
export interface Switching {
  to: boolean
  failed: boolean
}

export interface RowSwitches {
  /** By the row's id; rows whose switch rests have none. */
  switching: ReadonlyMap<number, Switching>
  flip: (id: number, to: boolean) => Promise<void>
}

/**
 * The switches of a list's rows, which save at once.
 *
 * @param save sends it and reads the list anew. Keep the function where `flip` is to stay the same. @throws Failure
 */
export function useRowSwitches(save: (id: number, to: boolean) => Promise<unknown>): RowSwitches {
  const [switching, setSwitching] = useState<ReadonlyMap<number, Switching>>(new Map())
  const flip = useCallback(
    async (id: number, to: boolean) => {
      setSwitching((all) => new Map(all).set(id, { to, failed: false }))
      const done = await reported(() => save(id, to))
      setSwitching((all) =>
        done ? new Map([...all].filter(([each]) => each !== id)) : new Map(all).set(id, { to, failed: true })
      )
    },
    [save]
  )
  return { switching, flip }
}
