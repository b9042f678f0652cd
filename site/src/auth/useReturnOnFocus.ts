import type { Url } from '@gallery/contract'
import { useEffect } from 'react'
import { useSWRConfig } from 'swr'

/** Reads again when the visitor comes back to this tab: a mail's link may have changed it in another. */
export function useReturnOnFocus(url: Url<unknown>, waiting: boolean): void {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    if (!waiting) return
    const ask = () => void mutate(url)
    window.addEventListener('focus', ask)
    return () => window.removeEventListener('focus', ask)
  }, [url, waiting, mutate])
}
