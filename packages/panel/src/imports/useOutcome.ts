import type { ImportDetail } from '@gallery/contract'
import { useState } from 'react'
import { isMoving } from './importWrites.ts'
import { useSayOutcome } from './useSayOutcome.ts'

/** What became of an import while its page is open; empty of one that was found as it is, and while it is under way. */
export function useOutcome(record: ImportDetail): string {
  const sayOutcome = useSayOutcome()
  const [opened] = useState(record.state)
  const [hasMoved, setHasMoved] = useState(isMoving(record))
  if (record.state !== opened && !hasMoved) setHasMoved(true)
  return hasMoved && !isMoving(record) ? sayOutcome(record) : ''
}
