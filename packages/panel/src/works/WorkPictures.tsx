import { pictureProps, useLanguage } from '@gallery/client'
import type { WorkDetail } from '@gallery/contract'
import { RecordPictures } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { listQuery } from '../lists/listQuery.ts'
import { titlesOf } from './titlesOf.ts'
import { sectionPath } from './workSections.ts'

/** What a work looks like, beside its title. */
export function WorkPictures({ work }: { work: WorkDetail }) {
  const intl = useIntl()
  const language = useLanguage()
  const path = useAdminPath()
  const query = listQuery(useLocation().search)
  return (
    <RecordPictures
      label={intl.formatMessage(
        { id: 'admin.works.imagesOf' },
        { title: titlesOf(work, language).title.text }
      )}
      pictures={work.images.map(({ id, file, picture }) => ({
        id,
        picture: pictureProps('images', file, picture, ''),
      }))}
      addHref={path(sectionPath(work.id, 'images')) + query}
      empty={<FormattedMessage id="admin.record.noImages" />}
    />
  )
}
