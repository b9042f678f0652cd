import { useHydrated, useLoadedSite, useNow } from '@gallery/client'
import { sameHours } from '@gallery/contract/plain'
import { Text } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'

/**
 * Says that hours are the gallery's to whoever's own clock shows others. The server cannot know who that is: it stands
 * there once the browser has taken the page over.
 */
export function GalleryTime() {
  const { timeZone, options } = useLoadedSite()
  const now = useNow()
  const hydrated = useHydrated()
  if (!hydrated) return null
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (sameHours(own, timeZone, now)) return null
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  return (
    <Text role="note" size="s" tone="ink2">
      <FormattedMessage id="galleryTime" values={{ gallery: options.name, city }} />
    </Text>
  )
}
