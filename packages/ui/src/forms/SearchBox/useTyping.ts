import { useCallback, useEffect, useRef } from 'react'

/** How long typing pauses before the words are told, in milliseconds. */
const pause = 250

/**
 * Tells the words of a field while they are typed: at a pause or when the field is left, and never the same words twice.
 * What is pressed next goes on from there: words told after it would lead back. `isEcho` knows the
 * words that were told when they come back, as they do when a page keeps them in its address: the visitor may have
 * typed on by then.
 */
export function useTyping(told: string, onQuery: ((words: string) => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<string>(undefined)
  const last = useRef(told)
  const underWay = useRef<readonly string[]>([])

  useEffect(() => () => clearTimeout(timer.current), [])

  function type(words: string): void {
    clearTimeout(timer.current)
    if (!onQuery) return
    waiting.current = words
    timer.current = setTimeout(leave, pause)
  }

  /** Tells what waits to be told, now. */
  function leave(): void {
    clearTimeout(timer.current)
    const words = waiting.current
    waiting.current = undefined
    if (words === undefined || words === last.current) return
    last.current = words
    underWay.current = [...underWay.current, words]
    onQuery?.(words)
  }

  const isEcho = useCallback((words: string) => {
    const place = underWay.current.indexOf(words)
    underWay.current = underWay.current.slice(place + 1)
    if (place >= 0) return true
    clearTimeout(timer.current)
    waiting.current = undefined
    last.current = words
    underWay.current = []
    return false
  }, [])

  /** The words go another way now, by Enter. */
  function stop(words: string): void {
    clearTimeout(timer.current)
    waiting.current = undefined
    last.current = words
  }

  return { type, leave, stop, isEcho }
}
