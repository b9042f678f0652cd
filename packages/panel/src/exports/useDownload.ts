import { Failure, report } from '@gallery/client'
import { useState } from 'react'
import { download } from './download.ts'

/** Downloads one file at a time. A refusal is said as everywhere; asking again is the same press. */
export function useDownload(): {
  /** The address that is on its way, or null. */
  busy: string | null
  start: (url: string) => Promise<void>
} {
  const [busy, setBusy] = useState<string | null>(null)
  async function start(url: string): Promise<void> {
    setBusy(url)
    try {
      await download(url)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      report(error)
    } finally {
      setBusy(null)
    }
  }
  return { busy, start }
}
