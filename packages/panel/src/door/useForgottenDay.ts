import { useLoadedSite } from '@gallery/client'
import { addDays, doorKeeping } from '@gallery/contract/plain'
import { useEffect } from 'react'

/** How often it is looked whether a time that was on at midnight has ended, in milliseconds. */
const pause = 60_000

/** On whatever screen of the panel: who came on a day that is over is forgotten by this phone. */
export function useForgottenDay(): void {
  const { today } = useLoadedSite()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    async function look() {
      const day = localStorage.getItem(doorKeeping)
      if (day === null || day >= today) return
      const [{ forgetDay, readList }, { isOver }] = await Promise.all([
        import('./doorStore.ts'),
        import('./isOver.ts'),
      ])
      // Of the day before a time may still be on.
      const kept = day === addDays(today, -1) ? await readList() : undefined
      if (!kept || isOver(kept)) await forgetDay()
      else if (!isGone) timer = setTimeout(() => void look(), pause)
    }
    void look()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [today])
}
