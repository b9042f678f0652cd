import { connection } from '@gallery/client'
import { doorPath } from '@gallery/contract/plain'
import { useToast } from '@gallery/ui'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'

/** Says for as long as it is so that there is no connection, and then that it is back. The door says it by itself. */
export function useConnectionToast(): void {
  const intl = useIntl()
  const { show, dismiss } = useToast()
  const isDoor = doorPath(useLocation().pathname) !== undefined
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost, connection.onServer) && !isDoor
  const wasLost = useRef(false)

  useEffect(() => {
    const look = () => void connection.left()
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
