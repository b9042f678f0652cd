import { useState } from 'react'
import { oneAtATime } from './oneAtATime.ts'

/**
 * For what is done at the press of a button, and twice would be wrong: `act(() => reported(…))` does it, and ignores a second
 * press while the first runs; `busy` is for the button meanwhile. One button in a row of others is `ActingButton`.
 */
export function useActing() {
  const [busy, setBusy] = useState(false)
  const [act] = useState(() => oneAtATime(setBusy))
  return { busy, act }
}
