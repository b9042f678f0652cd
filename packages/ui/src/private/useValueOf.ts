import { useEffect, useRef } from 'react'

/**
 * A ref for an uncontrolled field that is set anew when its value changes from outside, without taking the focus
 * from it. The first value is the field's own `defaultValue`: what was typed before the scripts came stays.
 * `isEcho` may say of a new value that it comes from the field itself, whose text has gone on since.
 */
export function useValueOf<Control extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  isEcho: (value: string) => boolean = () => false
) {
  const field = useRef<Control>(null)
  const known = useRef(value)
  useEffect(() => {
    if (known.current === value) return
    known.current = value
    if (!isEcho(value) && field.current) field.current.value = value
  }, [value, isEcho])
  return field
}
