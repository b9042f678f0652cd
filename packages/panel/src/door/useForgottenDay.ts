import { useLoadedSite } from '@gallery/client'
import { doorKeeping } from '@gallery/contract/plain'
import { useEffect } from 'react'

/** On whatever screen of the panel: who came on a day that is over is forgotten by this phone. */
export function useForgottenDay(): void {
  const { today } = useLoadedSite()
  useEffect(() => {
    const day = localStorage.getItem(doorKeeping)
    if (day !== null && day < today) void import('./doorStore.ts').then(({ forgetDay }) => forgetDay())
  }, [today])
}
