import type { WritingAnswer } from '@gallery/contract'
import { useEffect, useEffectEvent } from 'react'
import { sayWriting } from './messageWrites.ts'

/** How often one says that one is still writing, in milliseconds; the server believes it three times as long. */
const pace = 15_000

/**
 * Says that one is writing an answer to a message, for as long as `id` names one.
 * @param onTold hears each time who else is, and how many entries the thread has
 */
export function useWriting(id: number | null, onTold: (told: WritingAnswer['data']) => void): void {
  // What was seen meanwhile must not make it look as if the writing had stopped.
  const take = useEffectEvent(onTold)

  useEffect(() => {
    if (id === null) return
    let left = false
    async function say(writing: number) {
      const told = await sayWriting(writing, true)
      if (!left && told !== undefined) take(told)
    }
    void say(id)
    const timer = setInterval(() => void say(id), pace)
    return () => {
      left = true
      clearInterval(timer)
      void sayWriting(id, false)
    }
  }, [id])
}
