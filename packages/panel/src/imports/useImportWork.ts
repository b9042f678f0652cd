import { Failure } from '@gallery/client'
import { useState } from 'react'
import { inTurn } from '../frame/inTurn.ts'
import { useRefresh } from '../frame/useRefresh.ts'

/**
 * Does one thing to an import at a time, in the order in which they were asked for, and reads it anew. A refusal has been
 * reported, or is said in `message`.
 */
export function useImportWork() {
  const refresh = useRefresh()
  const [runInTurn] = useState(inTurn)
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  return {
    busy,
    message,
    run: (work: () => Promise<unknown>): Promise<void> =>
      runInTurn(async () => {
        setBusy(true)
        setMessage('')
        try {
          await work()
        } catch (error) {
          if (!(error instanceof Failure)) throw error
          setMessage(Object.values(error.errors).flat()[0] ?? error.message)
        } finally {
          await refresh()
          setBusy(false)
        }
      }),
  }
}
