import { type ManifestOf, manifestPath } from '@gallery/contract/plain'
import { Link, Text } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'

/**
 * Leads to a record's IIIF manifest. Dragged into a viewer of another institution it opens there: what those read is an
 * address that names the manifest once more, whole.
 */
export function ManifestLink({ of, name }: { of: ManifestOf; name: string | number }) {
  const path = manifestPath(of, name)
  return (
    <Text size="s" data-screen="">
      <Link
        href={path}
        onDragStart={({ dataTransfer }) => {
          const whole = new URL(path, location.href).href
          const dropped = `${whole}?${new URLSearchParams({ manifest: whole })}`
          dataTransfer.setData('text/uri-list', dropped)
          dataTransfer.setData('text/plain', dropped)
        }}
      >
        <FormattedMessage id="record.manifest" />
      </Link>
    </Text>
  )
}
