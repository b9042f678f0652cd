import { type RefObject, useEffect, useRef } from 'react'

interface AddressField {
  ref: RefObject<HTMLInputElement | null>
  /** Told of the address that was sent. */
  onSent: (email: string) => void
}

/**
 * Fills the field of the address anew when there is another, or another that waits: a new address waits until its link
 * is opened, and the old one goes on. What was typed after the form was sent stays.
 */
export function useAddressField(email: string, waiting: string | undefined): AddressField {
  const ref = useRef<HTMLInputElement>(null)
  const filled = useRef(email)
  const sent = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address that waits is a new answer too
  useEffect(() => {
    const field = ref.current
    if (field && (field.value === filled.current || field.value === sent.current)) field.value = email
    filled.current = email
  }, [email, waiting])
  return {
    ref,
    onSent: (address) => {
      sent.current = address
    },
  }
}
