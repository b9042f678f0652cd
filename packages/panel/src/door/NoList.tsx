import { EmptyState, Text } from '@gallery/ui'
import { DoorInset } from '@gallery/ui/admin'
import { FormattedMessage } from 'react-intl'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import type { Door } from './useDoor.ts'

/** Stands at the door while there is no list of the day: it failed, was never here, or is on its way. */
export function NoList({ door: { failed, lost, sync } }: { door: Door }) {
  return (
    <DoorInset>
      {failed ? (
        <ScreenFailure onRetry={() => void sync()} />
      ) : lost ? (
        <EmptyState title={<FormattedMessage id="admin.door.notKept" />} />
      ) : (
        <Text tone="ink2">
          <FormattedMessage id="admin.loading" />
        </Text>
      )}
    </DoorInset>
  )
}
