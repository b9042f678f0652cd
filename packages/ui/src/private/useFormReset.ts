import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Calls `onReset` when the form around a field was reset, by a button or by React after its action: the field holds
 * by then what it held at first, and what is kept beside it has to follow.
 */
export function useFormReset(field: RefObject<HTMLInputElement | null>, onReset: () => void): void {
  const follow = useEffectEvent(onReset)
  useEffect(() => {
    const form = field.current?.form
    // The event comes before the fields change, and may be refused.
    const hear = (event: Event) => setTimeout(() => event.defaultPrevented || !field.current || follow())
    form?.addEventListener('reset', hear)
    return () => form?.removeEventListener('reset', hear)
  }, [field])
}
