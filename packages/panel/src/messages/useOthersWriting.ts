import type { Thread } from '@gallery/contract'
import { useState } from 'react'
import { useRefresh } from '../frame/useRefresh.ts'
import { useWriting } from './useWriting.ts'

/** What whoever answers a message is told of the others. */
export interface OthersWriting {
  /** Who else is writing, by their names. */
  writers: readonly string[]
  /** Somebody was faster: what they wrote stands above. */
  moved: boolean
  /** How many entries whoever writes has seen. */
  seen: number
  /** Takes what stands above as seen, since one begins to answer. */
  begin: () => void
  /** Takes it that somebody was faster, as the server refused an answer. */
  onRefused: () => Promise<void>
}

/** Watches a message that is open: who else is answering it and, while one answers it oneself, whether somebody was faster. */
export function useOthersWriting(thread: Thread, isAnswering: boolean): OthersWriting {
  const refresh = useRefresh()
  const [heard, setHeard] = useState(() => nothingSince(thread))
  const { writers, moved } = isAnswering ? heard : nothingSince(thread)
  // Once it was told that somebody was faster, what is drawn above has been seen.
  const seen = moved ? thread.entries.length : heard.seen

  async function onMoved(): Promise<void> {
    setHeard((before) => ({ ...before, moved: true }))
    await refresh('POST /api/messages/:id/entries')
  }
  useWriting(isAnswering ? thread.id : null, (told) => {
    setHeard((before) => ({ ...before, writers: told.writers }))
    if (told.entries > seen) void onMoved()
  })

  return {
    writers: (writers.length > 0 ? writers : thread.writers).map(({ full_name }) => full_name),
    moved,
    seen,
    begin: () => setHeard(nothingSince(thread)),
    onRefused: onMoved,
  }
}

/** What one has heard of others who begins to answer now. */
function nothingSince({ entries }: Thread): { writers: Thread['writers']; moved: boolean; seen: number } {
  return { writers: [], moved: false, seen: entries.length }
}
