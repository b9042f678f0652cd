import { Button } from '@gallery/ui'
import type { ReactNode } from 'react'
import { useActing } from '../../frame/useActing.ts'

interface HoldButtonProps {
  children: ReactNode
  /** Does it. Refusals have been reported. */
  onAct: () => Promise<unknown>
}

/**
 * A button that does something with one hold of a line, once. Whatever it does brings the next hold under the pointer: give
 * it the hold's key, so that it goes with its hold; the second press of a double one is meant for the hold before.
 */
export function HoldButton({ children, onAct }: HoldButtonProps) {
  const { busy, act } = useActing()
  return (
    <Button
      variant="tertiary"
      size="s"
      busy={busy}
      onClick={({ detail }) => {
        if (detail < 2) void act(onAct)
      }}
    >
      {children}
    </Button>
  )
}
