import { type ChangeEvent, useEffect, useRef } from 'react'
import { box } from '../forms/Checkbox/Checkbox.css.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden/VisuallyHidden.tsx'
import { tickBox } from './tickBox.css.ts'

interface TickBoxProps {
  /** What is ticked, for screen readers. */
  label: string
  checked: boolean
  /** Some of what the box stands for is ticked. */
  mixed?: boolean
  disabled?: boolean
  /** Whether the keys of a table bring the focus here. */
  rowTarget?: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** The bare box of tables and bars, without words of its own; in forms stands `Checkbox`. */
export function TickBox({
  label,
  checked,
  mixed = false,
  disabled = false,
  rowTarget = false,
  onChange,
}: TickBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  // HTML has no attribute for it.
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed
  }, [mixed])
  return (
    <label className={tickBox}>
      <input
        ref={input}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        data-row-target={rowTarget ? '' : undefined}
        onChange={(event) => {
          onChange(event)
          // A press takes the bar away; whether it goes is its owner's to say.
          event.currentTarget.indeterminate = mixed
        }}
        className={box}
      />
      <VisuallyHidden>{label}</VisuallyHidden>
    </label>
  )
}
