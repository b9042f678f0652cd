import type { ComponentPropsWithRef } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../controls/Icon/Icon.tsx'
import { sortingMessages } from './sortingMessages.ts'

interface GripButtonProps {
  /** Of what it moves. */
  name: string
  /** What makes it grip; it is off until dragging is loaded. */
  grip: ComponentPropsWithRef<'button'> | undefined
  className: string
}

/** By which a thing among others is dragged to its place. Renders `<button>`. */
export function GripButton({ name, grip, className }: GripButtonProps) {
  const intl = useIntl()
  return (
    <button
      type="button"
      data-grip=""
      aria-label={intl.formatMessage(sortingMessages.move, { name })}
      disabled={!grip}
      {...grip}
      className={className}
    >
      <Icon name="grip" size="m" />
    </button>
  )
}
