import type { DoorStripText } from '@gallery/ui/admin'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Door } from './useDoor.ts'

/** How long it is said that everything was sent, in milliseconds. */
const said = 4_000

/** What the strip says: for as long as there is no connection how much waits, and then for a moment that it has gone. */
export function useStrip({ lost, waiting }: Door): DoorStripText | undefined {
  const intl = useIntl()
  const [sent, setSent] = useState(false)
  const waited = useRef(false)
  useEffect(() => {
    if (lost && waiting > 0) waited.current = true
    if (lost || waiting > 0 || !waited.current) return
    waited.current = false
    setSent(true)
  }, [lost, waiting])
  // Apart from the above: somebody else who is let in meanwhile does not stop the clock.
  useEffect(() => {
    if (!sent) return
    const timer = setTimeout(() => setSent(false), said)
    return () => clearTimeout(timer)
  }, [sent])
  if (lost) {
    return {
      tone: 'lost',
      title: intl.formatMessage({ id: 'admin.door.lost' }),
      text: intl.formatMessage({ id: 'admin.door.waiting' }, { waiting }),
    }
  }
  return sent && waiting === 0
    ? { tone: 'sent', text: intl.formatMessage({ id: 'admin.door.sent' }) }
    : undefined
}
