import type { ThreadWriter, WritingAnswer } from '@gallery/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { sayWriting } from './messageWrites.ts'

/** How often one says that one is still writing, in milliseconds; the server believes it three times as long. */
const pace = 15_000

/**
 * Says that one is writing an answer for as long as its form is there, and hears who else is, and whether somebody has
 * written meanwhile. @param onMoved called when the thread has more than `seen` entries
 */
export function useWriting(id: number, seen: number, onMoved: () => void): readonly ThreadWriter[] {
  const [writers, setWriters] = useState<readonly ThreadWriter[]>([])
  // What was seen meanwhile must not make it look as if the writing had stopped.
  const take = useEffectEvent((told: WritingAnswer['data']) => {
    setWriters(told.writers)
    if (told.entries > seen) onMoved()
  })

  useEffect(() => {
    let left = false
    async function say() {
      const told = await sayWriting(id, true)
      if (!left && told !== undefined) take(told)
    }
    void say()
    const timer = setInterval(() => void say(), pace)
    return () => {
      left = true
      clearInterval(timer)
      void sayWriting(id, false)
    }
  }, [id])
  return writers
}
