import { useLoadedSite } from '@gallery/client'
import { useEffect } from 'react'
import { forgetOver } from './forgetOver.ts'

/** How often it is looked whether a time that was on at midnight has ended, in milliseconds. */
const pause = 60_000

/** On whatever screen of the panel: who came on a day that is over is forgotten by this phone. */
export function useForgottenDay(): void {
  const { today } = useLoadedSite()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    async function look() {
      const isOn = await forgetOver(today)
      if (isOn && !isGone) timer = setTimeout(() => void look(), pause)
    }
    void look()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [today])
}
