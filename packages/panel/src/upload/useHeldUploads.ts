import { useState } from 'react'
import { useHeldInput } from '../frame/useHeldInput.ts'

/**
 * Has leaving ask as long as files still have to come, which go with the screen: gives the `onPendingChange` of the kit's
 * lists that send files.
 */
export function useHeldUploads(): (pending: number) => void {
  const [pending, setPending] = useState(0)
  useHeldInput(pending > 0, { files: true })
  return setPending
}
