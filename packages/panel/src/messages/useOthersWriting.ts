import type { Thread } from '@gallery/contract'
import { useEffect, useState } from 'react'
import { useRefresh } from '../frame/useRefresh.ts'
import { useWriting } from './useWriting.ts'

/** What whoever answers a message is told of the others. */
export interface WritingAlert {
  /** Who else is writing, by their names. */
  writers: string[]
  /** Somebody was faster. */
  moved: boolean
}

interface OthersWriting {
  /** How many entries whoever writes has seen. */
  seen: number
  /** Somebody was faster: what they wrote stands above. */
  moved: boolean
  /** Takes it that somebody was faster, as the server refused an answer with so many entries. */
  onRefused: (entries: number) => Promise<void>
}

/**
 * Watches a message while one answers it: tells `onAlert`, which is to be kept, who else is writing and that somebody was
 * faster. Once that was told, what is drawn above has been seen.
 */
export function useOthersWriting(
  { id, entries }: Pick<Thread, 'id' | 'entries'>,
  onAlert: (alert: WritingAlert) => void
): OthersWriting {
  const refresh = useRefresh()
  const [seen, setSeen] = useState(entries.length)
  const [moved, setMoved] = useState(false)

  async function onMoved(): Promise<void> {
    setMoved(true)
    await refresh('POST /api/messages/:id/entries')
  }
  const writers = useWriting(id, seen, () => void onMoved())
  const names = writers.map(({ full_name }) => full_name).join('\n')
  useEffect(() => {
    if (moved) setSeen(entries.length)
  }, [moved, entries.length])
  useEffect(() => {
    onAlert({ writers: names === '' ? [] : names.split('\n'), moved })
  }, [onAlert, names, moved])

  return {
    seen,
    moved,
    async onRefused(now) {
      setSeen(now)
      await onMoved()
    },
  }
}
