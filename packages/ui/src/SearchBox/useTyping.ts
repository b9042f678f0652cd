import { useCallback, useEffect, useRef } from 'react'

/** How long typing pauses before the words are told, in milliseconds. */
const pause = 250

/**
 * Tells the words of a field while they are typed: at a pause, and never the same words twice. `isEcho` knows the
 * words that were told when they come back, as they do when a page keeps them in its address: the visitor may have
 * typed on by then.
 */
export function useTyping(told: string, onQuery: ((words: string) => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef(told)
  const underWay = useRef<readonly string[]>([])

  useEffect(() => () => clearTimeout(timer.current), [])

  function type(words: string): void {
    clearTimeout(timer.current)
    if (!onQuery) return
    timer.current = setTimeout(() => {
      if (words === last.current) return
      last.current = words
      underWay.current = [...underWay.current, words]
      onQuery(words)
    }, pause)
  }

  const isEcho = useCallback((words: string) => {
    const place = underWay.current.indexOf(words)
    underWay.current = underWay.current.slice(place + 1)
    if (place >= 0) return true
    clearTimeout(timer.current)
    last.current = words
    underWay.current = []
    return false
  }, [])

  /** The words go another way now, by Enter. */
  function stop(words: string): void {
    clearTimeout(timer.current)
    last.current = words
  }

  return { type, stop, isEcho }
}
