import { itemCard, useGet, useLanguage, useReread } from '@gallery/client'
import { type Archive, type ItemKind, urlOf } from '@gallery/contract'
import { EmptyState, Heading, Inline, ItemGrid, Link, Stack, useDates } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'

/** How many of an archive's items stand on its screen; the list has them all. */
const shown = 8

/** The newest items of an archive, each leading to its own screen, and the way to all of them. */
export function ArchiveItems({ archive }: { archive: Archive }) {
  const path = useAdminPath()
  const intl = useIntl()
  const language = useLanguage()
  const dates = useDates()
  const words = {
    kind: (kind: ItemKind) => intl.formatMessage({ id: `item.kind.${kind}` }),
    day: (day: string) => dates.shortRange(day, day),
  }
  const reread = useReread()
  const { data, failure } = useGet(urlOf('/api/items?showAll=1', { archive: String(archive.id) }))
  const items = data?.data.slice(0, shown) ?? []
  return (
    <Stack space="s4">
      <Inline>
        <Heading level={2} size="l">
          <FormattedMessage id="admin.archives.items" />
        </Heading>
        <Link href={path(`items?archive=${archive.id}`)}>
          <FormattedMessage id="admin.archives.allItems" values={{ count: archive.count }} />
        </Link>
      </Inline>
      {data === undefined && failure ? (
        <ScreenFailure onRetry={() => void reread('/api/items')} />
      ) : (
        <ItemGrid
          items={items.map((item) => ({
            ...itemCard(item, language, words),
            href: path(`items/${item.id}`),
          }))}
          headingLevel={3}
          loading={data === undefined}
          empty={
            <EmptyState
              title={<FormattedMessage id="admin.archives.noItems" />}
              action={
                <Link href={path(`items/create?archive=${archive.id}`)}>
                  <FormattedMessage id="admin.archives.addItem" />
                </Link>
              }
            />
          }
        />
      )}
    </Stack>
  )
}
