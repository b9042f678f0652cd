import { Button, Stack, useDates } from '@gallery/ui'
import { DoorInset } from '@gallery/ui/admin'
import { type Elsewhere, nameOf } from './doorFacts.ts'

interface FoundElsewhereProps {
  found: readonly Elsewhere[]
  /** Shows another time. */
  onChoose: (slot: number) => void
}

/** How many are listed: of more, more letters find fewer. */
const most = 8

/** Who is searched for and comes at another time of the day, each with the way there. */
export function FoundElsewhere({ found, onChoose }: FoundElsewhereProps) {
  const dates = useDates()
  if (found.length === 0) return null
  return (
    <DoorInset>
      <Stack space="s2">
        {found.slice(0, most).map(({ slot, guest }) => (
          <Button key={guest.id} variant="secondary" onClick={() => onChoose(slot.id)}>
            {[dates.clock(slot.start), nameOf(guest)].filter(Boolean).join(', ')}
          </Button>
        ))}
      </Stack>
    </DoorInset>
  )
}
