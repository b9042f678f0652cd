import { useCallback, useEffect, useRef } from 'react'
import { useEchoes } from '../../private/useEchoes.ts'

/**
 * Tells the words of a field while they are typed: at a pause or when the field is left, and never the same words twice.
 * What is pressed next goes on from there: words told after it would lead back. `isEcho` knows the
 * words that were told when they come back, as they do when a page keeps them in its address: the visitor may have
 * typed on by then. A `pause` is in milliseconds.
 */
export function useTyping(told: string, onQuery: ((words: string) => void) | undefined, pause = 250) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<string>(undefined)
  const last = useRef(told)
  const echoes = useEchoes()

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
    echoes.tell(words)
    onQuery?.(words)
  }

  /** The words go another way now, by Enter. */
  const stop = useCallback((words: string) => {
    clearTimeout(timer.current)
    waiting.current = undefined
    last.current = words
  }, [])

  const isEcho = useCallback(
    (words: string) => {
      if (echoes.isEcho(words)) return true
      stop(words)
      return false
    },
    [echoes, stop]
  )

  return { type, leave, stop, isEcho }
}
