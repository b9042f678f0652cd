import { pictureProps } from '@gallery/client'
import type { ItemDetail } from '@gallery/contract'
import { RecordPictures } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAdminPath } from '../frame/useAdminPath.ts'

/** What an item looks like, beside its title; its documents stand among its files. */
export function ItemPictures({ item }: { item: ItemDetail }) {
  const intl = useIntl()
  const path = useAdminPath()
  return (
    <RecordPictures
      label={intl.formatMessage({ id: 'admin.items.filesOf' }, { title: item.subtitle_es })}
      pictures={item.images.flatMap(({ id, file, picture }) =>
        picture ? [{ id, picture: pictureProps('images', file, picture, '') }] : []
      )}
      addHref={path(`items/${item.id}/images`)}
      empty={<FormattedMessage id="admin.record.noImages" />}
    />
  )
}
