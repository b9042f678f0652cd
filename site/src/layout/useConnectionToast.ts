import { connection } from '@gallery/client'
import { useToast } from '@gallery/ui'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'

/** Says for as long as it is so that there is no connection, and then that it is back. */
export function useConnectionToast(): void {
  const intl = useIntl()
  const { show, dismiss } = useToast()
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost, connection.onServer)
  const wasLost = useRef(false)

  useEffect(() => {
    const look = () => void connection.back()
    if (!navigator.onLine) look()
    window.addEventListener('offline', look)
    return () => window.removeEventListener('offline', look)
  }, [])

  useEffect(() => {
    if (wasLost.current && !isLost) show({ text: intl.formatMessage({ id: 'connection.back' }) })
    wasLost.current = isLost
    if (!isLost) return
    const id = show({ text: intl.formatMessage({ id: 'connection.lost' }), duration: Infinity })
    return () => dismiss(id)
  }, [isLost, intl, show, dismiss])
}
