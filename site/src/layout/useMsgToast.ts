import { useToast } from '@gallery/ui'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Shows the `msg` of the address as a toast and takes it out of the address. */
export function useMsgToast(): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { show } = useToast()

  useEffect(() => {
    const query = new URLSearchParams(search)
    const text = query.get('msg')
    if (text === null) return
    if (text.trim() !== '') show({ text })
    query.delete('msg')
    void navigate({ pathname, search: query.toString() }, { replace: true, preventScrollReset: true })
  }, [pathname, search, navigate, show])
}
