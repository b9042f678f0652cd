import { Text } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { usePanelCounts } from '../frame/usePanelCounts.ts'

/** How many pictures are still made ready for pages, while some are: after an upload, or when a new version makes them anew. */
export function PicturesOnTheWay() {
  const count = usePanelCounts()?.pictures ?? 0
  if (count === 0) return null
  return (
    <Text size="s" tone="ink2">
      <FormattedMessage id="admin.options.pictures" values={{ count }} />
    </Text>
  )
}
