import { useHydrated } from '@gallery/client'
import { useToast } from '@gallery/ui'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { msgOf } from './msgOf.ts'

/** Shows the `msg` of the address as a toast and takes it out of the address. */
export function useMsgToast(): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { show } = useToast()
  // The server has said it already, for whom no scripts come, or not yet.
  const isDrawn = !useHydrated()
  const [drawn] = useState(isDrawn ? search : undefined)

  useEffect(() => {
    const query = new URLSearchParams(search)
    if (!query.has('msg')) return
    const text = msgOf(query)
    if (text !== '' && search !== drawn) show({ text })
    query.delete('msg')
    void navigate({ pathname, search: query.toString() }, { replace: true, preventScrollReset: true })
  }, [pathname, search, drawn, navigate, show])
}
