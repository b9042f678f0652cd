import type { DoorStripText } from '@gallery/ui/admin'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Door } from './useDoor.ts'

/** How long it is said that everything was sent, in milliseconds. */
const said = 4_000

/** How long something may be on its way before it is said, in milliseconds. */
const patience = 5_000

/**
 * What the strip says: for as long as there is no connection how much waits, and so where it waits for long though there is
 * one; then for a moment that it has gone.
 */
export function useStrip({ lost, waiting, oldest }: Door): DoorStripText | undefined {
  const intl = useIntl()
  const late = useLate(oldest)
  const [sent, setSent] = useState(false)
  const waited = useRef(false)
  useEffect(() => {
    if ((lost || late) && waiting > 0) waited.current = true
    if (lost || waiting > 0 || !waited.current) return
    waited.current = false
    setSent(true)
  }, [lost, late, waiting])
  // Apart from the above: somebody else who is let in meanwhile does not stop the clock.
  useEffect(() => {
    if (!sent) return
    const timer = setTimeout(() => setSent(false), said)
    return () => clearTimeout(timer)
  }, [sent])
  if (lost || late) {
    return {
      tone: 'lost',
      title: lost ? intl.formatMessage({ id: 'admin.door.lost' }) : undefined,
      text: intl.formatMessage({ id: 'admin.door.waiting' }, { waiting }),
    }
  }
  return sent && waiting === 0
    ? { tone: 'sent', text: intl.formatMessage({ id: 'admin.door.sent' }) }
    : undefined
}

/** Whether what waits longest, by its key, has waited for too long. Others that were sent meanwhile did not wait with it. */
function useLate(oldest: string | undefined): boolean {
  const [late, setLate] = useState<string>()
  useEffect(() => {
    if (oldest === undefined) return
    const timer = setTimeout(() => setLate(oldest), patience)
    return () => clearTimeout(timer)
  }, [oldest])
  return oldest !== undefined && late === oldest
}
