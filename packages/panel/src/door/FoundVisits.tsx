import { Text, VisuallyHidden } from '@gallery/ui'
import { DoorInset } from '@gallery/ui/admin'
import { FormattedMessage } from 'react-intl'

interface FoundVisitsProps {
  /** How many rows are listed. */
  count: number
  /** Whether they are those that somebody searches for. */
  searching: boolean
  /**
   * How many it found at other times of the day, where it found nobody here.
   * @default 0
   */
  elsewhere?: number
}

/**
 * How many a search found, for those who do not see the list change, or that it is nobody. It stands there before anybody
 * searches: what comes with its words is often not read out.
 */
export function FoundVisits({ count, searching, elsewhere = 0 }: FoundVisitsProps) {
  return (
    <div role="status">
      {count === 0 ? (
        <DoorInset>
          <Text tone="ink2">
            <FormattedMessage
              id={searching ? 'admin.door.notFound' : 'admin.door.nobody'}
              values={{ elsewhere }}
            />
          </Text>
        </DoorInset>
      ) : searching ? (
        <VisuallyHidden>
          <FormattedMessage id="admin.door.found" values={{ count }} />
        </VisuallyHidden>
      ) : null}
    </div>
  )
}
