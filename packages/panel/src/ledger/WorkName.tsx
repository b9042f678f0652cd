import { pictureProps, useLanguage } from '@gallery/client'
import type { LedgerRow } from '@gallery/contract'
import { translated, yearOf } from '@gallery/contract/plain'
import { RowTitle } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'

interface WorkNameProps {
  work: LedgerRow['work']
  /** Whether it lies in the bin, which it says. @default false */
  binned?: boolean
}

/** A work of the ledger: its picture, what it is called, who made it. */
export function WorkName({ work, binned = false }: WorkNameProps) {
  const intl = useIntl()
  const language = useLanguage()
  const title = translated(work, 'title', language)
  return (
    <RowTitle
      weight="regular"
      clip={false}
      picture={work.img ? pictureProps('images', work.img.file, work.img.picture, '') : null}
      title={
        <>
          <em lang={title.lang}>{title.text}</em>
          {yearOf(work, language) && `, ${yearOf(work, language)}`}
        </>
      }
      note={[work.artist?.display, binned && intl.formatMessage({ id: 'admin.ledger.binned' })]
        .filter(Boolean)
        .join(', ')}
    />
  )
}
