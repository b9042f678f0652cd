import type { ImportCounts } from '@gallery/contract'
import { Text } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'

/** Says how many artists, collections and archives are made because rows name them; nothing where none is. */
export function NewBesides({ counts }: { counts: ImportCounts }) {
  const intl = useIntl()
  const made = {
    newArtists: counts.new_artists,
    newCollections: counts.new_collections,
    newArchives: counts.new_archives,
  }
  const things = Object.entries(made).flatMap(([what, count]) =>
    count === 0 ? [] : [intl.formatMessage({ id: `admin.imports.${what}` }, { count })]
  )
  if (things.length === 0) return null
  return (
    <Text size="s" tone="ink2">
      <FormattedMessage id="admin.imports.besides" values={{ things: things.join(' · ') }} />
    </Text>
  )
}
