import { Failure } from '@gallery/client'
import { useState } from 'react'
import { useRefresh } from '../frame/useRefresh.ts'

/** Does one thing to an import at a time and reads it anew. A refusal has been reported, or is said in `message`. */
export function useImportWork() {
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  return {
    busy,
    message,
    run: async (work: () => Promise<unknown>): Promise<void> => {
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
    },
  }
}
