import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether something is still there: from when it opens until it has moved away after closing. */
export function usePresence(open: boolean, layer: RefObject<HTMLElement | null>): boolean {
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)
  useLayoutEffect(() => {
    if (open || !present) return
    let stays = false
    // What moves inside may go on for ever: only the layer itself and its box are waited for.
    const moving = [layer.current, layer.current?.firstElementChild].flatMap((element) =>
      element ? element.getAnimations() : []
    )
    if (moving.length === 0) {
      setPresent(false)
      return
    }
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {
      if (!stays) setPresent(false)
    })
    return () => {
      stays = true
    }
  }, [open, present, layer])
  return present
}
