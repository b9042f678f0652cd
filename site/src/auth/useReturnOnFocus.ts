import { userUrl } from '@gallery/contract'
import { useEffect } from 'react'
import { useSWRConfig } from 'swr'

/** Asks again who is signed in when the visitor comes back to this tab: the mail's link may have opened another. */
export function useReturnOnFocus(waiting: boolean): void {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    if (!waiting) return
    const ask = () => void mutate(userUrl())
    window.addEventListener('focus', ask)
    return () => window.removeEventListener('focus', ask)
  }, [waiting, mutate])
}
