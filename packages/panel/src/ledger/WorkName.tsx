import { pictureProps, useLanguage } from '@gallery/client'
import type { LedgerRow } from '@gallery/contract'
import { translated, yearOf } from '@gallery/contract/plain'
import { RowTitle } from '@gallery/ui/admin'

/** A work of the ledger: its picture, what it is called, who made it. */
export function WorkName({ work }: Pick<LedgerRow, 'work'>) {
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
      note={work.artist?.display}
    />
  )
}
