import { Button, type ButtonSize, type ButtonVariant } from '@gallery/ui'
import type { ReactNode, Ref } from 'react'
import { useActing } from './useActing.ts'

interface ActingButtonProps {
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  /** Says what it is about as well, where the label alone could be of any row. */
  'aria-label'?: string
  ref?: Ref<HTMLButtonElement>
  /** Does it. A refusal is reported by whoever sends it: `reported(…)`. */
  onAct: () => Promise<unknown>
}

/** A button that is busy while it does what it is for, and does it once however often it is pressed meanwhile. */
export function ActingButton({ onAct, ...look }: ActingButtonProps) {
  const { busy, act } = useActing()
  return <Button {...look} busy={busy} onClick={() => void act(onAct)} />
}
