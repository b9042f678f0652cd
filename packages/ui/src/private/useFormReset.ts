import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Calls `onReset` when the form of a field, or around several, was reset, by a button or by React after its action: the
 * fields hold by then what they held at first, and what is kept beside them has to follow.
 */
export function useFormReset(
  field: RefObject<(Element & { readonly form?: HTMLFormElement | null }) | null>,
  onReset: () => void
): void {
  const follow = useEffectEvent(onReset)
  useEffect(() => {
    const form = field.current?.form ?? field.current?.closest('form')
    // The event comes before the fields change, and may be refused.
    const hear = (event: Event) => setTimeout(() => event.defaultPrevented || !field.current || follow())
    form?.addEventListener('reset', hear)
    return () => form?.removeEventListener('reset', hear)
  }, [field])
}
